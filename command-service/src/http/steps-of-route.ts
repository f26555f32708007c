import { inForeground } from "@naqsh/shared/platform/foreground";
import type { CommandDeps } from "../commands/command-deps";
import type { EdgeMiddleware } from "./edge-context";
import { idParam } from "./id-param";
import type { Route } from "./route";

type StepDeps = Pick<
  CommandDeps,
  "arriving" | "signedIn" | "administrator" | "declaredAccess" | "freshlyConfirmed" | "rateLimit" | "input"
>;

const beforeBackground: EdgeMiddleware = (_, next) => inForeground(next);

/**
 * What a call passes, in this order: session, administrators' right, confirmation, limit, ids, body, the account's rights. The body is
 * read from the first moment on, so that the time at which it had arrived is not that at which a session was found. A form is read by
 * the route's own step. Work in the background waits for an answer, and not for a body that comes slowly.
 */
export const stepsOf = ({ endpoint, steps, answer }: Route, deps: StepDeps): EdgeMiddleware[] => {
  const { access, rateLimit, needsConfirmation, ids = {}, input, takesPicture, givesWay } = endpoint;
  const schema = takesPicture ? undefined : input;
  return [
    ...(schema ? [deps.arriving] : []),
    ...(access === "anyone" ? [] : [deps.signedIn]),
    ...(access === "administrator" ? [deps.administrator] : []),
    ...(needsConfirmation ? [deps.freshlyConfirmed] : []),
    ...(rateLimit ? [deps.rateLimit(rateLimit)] : []),
    ...Object.entries(ids).map(([name, code]) => idParam(name, code)),
    ...(schema ? [deps.input(schema)] : []),
    ...(takesPicture || givesWay ? [] : [beforeBackground]),
    ...steps,
    ...deps.declaredAccess(endpoint),
    answer,
  ];
};
