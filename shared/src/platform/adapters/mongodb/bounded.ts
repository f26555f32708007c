import { AbstractCursor, Collection, Db } from "mongodb";
import { within } from "../../async/within";
import { Unavailable } from "../../ports/unavailable";

/** What questions are asked through. */
const isAsked = (answer: unknown): answer is object =>
  answer instanceof Db ||
  answer instanceof Collection ||
  answer instanceof AbstractCursor ||
  (typeof answer === "object" && answer !== null && Symbol.asyncIterator in answer);

/**
 * A client, with its databases, collections and cursors, whose every question ends in time. Those of the driver (7.8) need not:
 * if a connection ends while a question is handed to its socket, the driver waits for that socket to drain, for ever and
 * whatever limits the client was given.
 */
export const bounded = <Asked extends object>(asked: Asked, limitMs: number): Asked => {
  const late = (): Unavailable => new Unavailable(`MongoDB did not answer within ${limitMs} ms`);
  const boundedAnswer = (answer: unknown): unknown => {
    if (answer instanceof Promise) return within(limitMs, answer, late);
    return isAsked(answer) ? bounded(answer, limitMs) : answer;
  };
  return new Proxy(asked, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return (...given: unknown[]) => boundedAnswer(Reflect.apply(value, target, given));
    },
  });
};
