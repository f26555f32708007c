import { refuseAsked } from "@naqsh/shared/platform/http/internal-router";
import type { InternalRoute } from "@naqsh/shared/platform/http/internal-router";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { CommandOutcome, SystemCommand } from "@naqsh/shared/platform/ports/system-command";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
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

type Parts = {
  commandBus: CommandService["commandBus"];
  takesBids: CommandService["takesBids"];
  /** Whether the system has commands of a type. */
  knows: (type: string) => boolean;
  logger: Logger;
};

/** For each command of a batch: how it was decided, that this is not known, or why asking again is of no use. */
type Answer = { outcome: CommandOutcome } | { unsettled: string } | { failed: string };

const MOST_TOGETHER = 500;

/** The command, or what is wrong with it. */
const readSent = (body: unknown, { knows }: Parts): SystemCommand | string => {
  const sent = Sent.safeParse(body);
  if (!sent.success) return "The body is not a command of the system";
  const { type } = sent.data.command;
  return knows(type) ? sent.data : `The system has no command ${type}`;
};

/** POST /internal/commands: the worker's commands, as `dispatch` takes them. 503 when the outcome is unknown. */
const oneCommand = (parts: Parts): InternalRoute => ({
  method: "POST",
  path: "/internal/commands",
  answer: async ({ body }) => {
    const sent = readSent(body, parts);
    return typeof sent === "string" ? refuseAsked(sent) : { body: await parts.commandBus.dispatch(sent) };
  },
});

/**
 * POST /internal/command-batches: several of them, begun in their order, each with an answer of its own: none takes another one
 * with it.
 */
const severalCommands = (parts: Parts): InternalRoute => {
  const answerTo = async (body: unknown): Promise<Answer> => {
    const sent = readSent(body, parts);
    if (typeof sent === "string") return { failed: sent };
    try {
      return { outcome: await parts.commandBus.dispatch(sent) };
    } catch (error) {
      if (error instanceof Unavailable) return { unsettled: error.message };
      parts.logger.error({ err: error, command: sent.command.type, stream: sent.streamId }, "A system command failed");
      return { failed: "It failed at command-service, whose log says why" };
    }
  };
  return {
    method: "POST",
    path: "/internal/command-batches",
    answer: async ({ body }) => {
      if (!Array.isArray(body) || body.length > MOST_TOGETHER) {
        return refuseAsked(`The body is not a list of at most ${MOST_TOGETHER} commands`);
      }
      return { body: await Promise.all(body.map(answerTo)) };
    },
  };
};

/** GET /internal/takes-bids: 200 if a bid would be taken now, else 503. */
const takesBids = (parts: Parts): InternalRoute => ({
  method: "GET",
  path: "/internal/takes-bids",
  answer: async () => {
    await parts.takesBids();
    return { body: { takesBids: true } };
  },
});

/** The routes by which the worker gives commands. */
export const internalCommands = (parts: Parts): InternalRoute[] => [
  oneCommand(parts),
  severalCommands(parts),
  takesBids(parts),
];
