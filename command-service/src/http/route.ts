import type { Access, Endpoint, InputOf, ParameterOf } from "@naqsh/shared/kernel/endpoint";
import type { Session } from "@naqsh/shared/platform/ports/sessions";
import type { RejectionCode } from "@naqsh/shared/registry";
import type { EdgeContext, EdgeMiddleware } from "./edge-context";

/** A write as its handler sees it, by the types of its body, of its parameters and of its session. */
export type CallWith<Input, Parameter extends string = never, Who = Session> = {
  /** For what a call has beyond its endpoint: headers, the address, cookies. */
  context: EdgeContext;
  /** The body in the shape of the endpoint's schema; null if it has none. */
  input: Input;
  params: Readonly<Record<Parameter, string>>;
  /** Whose call it is; null for a visitor, which only an endpoint for anyone meets. */
  session: Who;
};

/** The call of one endpoint: checked by all that the endpoint says. */
export type Call<E extends Endpoint = Endpoint> = CallWith<InputOf<E>, ParameterOf<E["path"]>, SessionFor<E["access"]>>;

type SessionFor<Who extends Access> = "anyone" extends Who ? Session | null : Session;

/** An endpoint and what answers it; access, limit, ids and body are checked before by the endpoint's data. */
export type Route = {
  endpoint: Endpoint<RejectionCode>;
  /** More than the endpoint's data can say, after all of that: a form with a picture. */
  steps: readonly EdgeMiddleware[];
  answer: EdgeMiddleware;
};

type RouteParts<E extends Endpoint> = { steps?: readonly EdgeMiddleware[]; answer: (call: Call<E>) => unknown };

/** The route of an endpoint; `answer` gets what the endpoint promises. */
export const route = <E extends Endpoint<RejectionCode>>(
  endpoint: E,
  { steps = [], answer }: RouteParts<E>,
): Route => ({
  endpoint,
  steps,
  answer: (context) => {
    const { state, params } = context;
    return answer({ context, input: state.input ?? null, params, session: state.session ?? null } as Call<E>);
  },
});
