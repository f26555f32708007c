import { refuseAsked } from "@naqsh/shared/platform/http/plain-routes";
import type { PlainRoute } from "@naqsh/shared/platform/http/plain-routes";
import type { SystemCommand } from "@naqsh/shared/platform/ports/system-command";
import * as z from "zod";
import type { CommandService } from "../command-service";

const Uuid = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

const Sent = z.object({
  streamCategory: z.string().min(1),
  streamId: z.string().min(1),
  command: z.object({ type: z.string().min(1), data: z.record(z.string(), z.unknown()) }),
  commandId: Uuid,
  correlationId: z.string().min(1),
  causationId: z.string().nullable(),
  actorId: z.string().min(1),
});

const readSent = (body: unknown): SystemCommand | null => {
  const sent = Sent.safeParse(body);
  return sent.success ? sent.data : null;
};

/** POST /internal/commands: the worker's commands, as `dispatch` takes them. 503 where the outcome is not known. */
export const internalCommands = (
  { dispatch }: CommandService["commandBus"],
  knows: (type: string) => boolean,
): PlainRoute => ({
  method: "POST",
  path: "/internal/commands",
  answer: async ({ body }) => {
    const sent = readSent(body);
    if (sent === null) return refuseAsked("The body is not a command of the system");
    if (!knows(sent.command.type)) return refuseAsked(`The system has no command ${sent.command.type}`);
    return { body: await dispatch(sent) };
  },
});
