import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { Socket } from "socket.io";
import type { LiveConnection } from "./live-connection";
import type { SlowWatchers } from "./slow-watchers";

type Parts = { slow: Pick<SlowWatchers, "forget">; clock: Clock; logger: Logger };

/** Answers what a reader asks over their socket; whatever has not the form of a question gets no answer. */
export const answerRequests = (socket: Socket, connection: LiveConnection, { slow, clock, logger }: Parts): void => {
  socket.on("join", (request: unknown, answer: unknown) => {
    if (typeof answer !== "function") return;
    void connection
      .join(request, (given) => void answer(given))
      .catch((error: unknown) => {
        logger.error({ error }, "A live request failed");
        answer({ ok: false, code: "INTERNAL" });
      });
  });
  socket.on("leave", (topic: unknown) => {
    if (typeof topic !== "string") return;
    connection.leave(topic);
    slow.forget(socket.id, topic);
  });
  socket.on("clock", (answer: unknown) => {
    if (typeof answer === "function") answer({ serverTime: clock.now() });
  });
  socket.on("disconnect", () => connection.leaveAll());
};
