import type { CommandResult } from "./command";

export type FirstAnswer = { digest: string; result: CommandResult };

/** The answers given last, at most `size` of them, so that a repeated command costs next to nothing. */
export type FirstAnswers = {
  get: (key: string) => FirstAnswer | undefined;
  put: (key: string, answer: FirstAnswer) => void;
};

export const createFirstAnswers = (size: number): FirstAnswers => {
  const held = new Map<string, FirstAnswer>();
  return {
    get: (key) => held.get(key),
    put: (key, answer) => {
      held.set(key, answer);
      if (held.size <= size) return;
      const oldest = held.keys().next();
      if (!oldest.done) held.delete(oldest.value);
    },
  };
};
