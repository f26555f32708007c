import type { SpanPlace, Tracer } from "@naqsh/shared/platform/ports/tracer";
import { askedRequests, type AskedRequest } from "../handler/asked-requests";
import type { EdgeContext } from "./edge-context";

type Run = (context: EdgeContext) => unknown;

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

const requestPlace = (commandId: string): SpanPlace => ({ commandId, as: "request" });

/** Without tracing, the requests unchanged; with it, each request that became a command leaves the first span of its chain. */
export const tracedRequests = (run: Run, tracer: Tracer): Run => {
  if (!tracer.isOn) return run;
  return async (context) => {
    const beganMs = tracer.now();
    const asked: AskedRequest = { command: null, isRepeated: false };
    await askedRequests.run(asked, async () => run(context));
    if (asked.command === null) return;
    const { correlationId } = asked.command;
    tracer.record({
      name: `${context.method} ${context.path.replace(UUID, ":id")}`,
      correlationId,
      ...(!asked.isRepeated && { own: requestPlace(correlationId) }),
      under: asked.isRepeated ? requestPlace(correlationId) : null,
      beganMs,
      endedMs: tracer.now(),
      attributes: { "http.request.method": context.method, "http.response.status_code": context.res.statusCode },
    });
  };
};
