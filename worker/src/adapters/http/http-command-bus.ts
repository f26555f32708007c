import type { InternalClient } from "@naqsh/shared/platform/http/internal-client";
import { StoreUnavailable } from "@naqsh/shared/platform/ports/event-store";
import type { CommandOutcome, SystemCommand } from "@naqsh/shared/platform/ports/system-command";
import * as z from "zod";
import type { CommandBus } from "../../ports/command-bus";

const Outcome = z.union([
  z.object({ accepted: z.literal(true) }),
  z.object({ accepted: z.literal(false), rejection: z.looseObject({ code: z.string() }) }),
]);
const Answer = z.union([
  z.object({ outcome: Outcome }),
  z.object({ unsettled: z.string() }),
  z.object({ failed: z.string() }),
]);

type Waiting = {
  command: SystemCommand;
  resolve: (outcome: CommandOutcome) => void;
  reject: (error: unknown) => void;
};

/** The slowest of those that go together holds up the answers to the others. */
const MOST_TOGETHER = 64;

/**
 * Commands at command-service's internal router. What is sent in one turn of the loop goes together, as when many auctions end
 * at once: a request costs more than most of the decisions that it asks for.
 */
export const createHttpCommandBus = (commandService: InternalClient): CommandBus => {
  let gathered: Waiting[] = [];

  const sendAlone = async ({ command, resolve, reject }: Waiting): Promise<void> => {
    try {
      resolve(Outcome.parse(await commandService.post("/internal/commands", command)));
    } catch (error) {
      reject(error);
    }
  };

  const sendTogether = async (some: readonly Waiting[]): Promise<void> => {
    try {
      const asked = some.map(({ command }) => command);
      const given = await commandService.post("/internal/command-batches", asked);
      const answers = z.array(Answer).length(some.length).parse(given);
      for (const [place, waiting] of some.entries()) settle(waiting, answers[place]!);
    } catch (error) {
      if (error instanceof StoreUnavailable) for (const { reject } of some) reject(error);
      // A command-service of an older build, or one command that takes the others with it.
      else await Promise.all(some.map(sendAlone));
    }
  };

  const sendGathered = (): void => {
    const all = gathered;
    gathered = [];
    for (let from = 0; from < all.length; from += MOST_TOGETHER) {
      const some = all.slice(from, from + MOST_TOGETHER);
      void (some.length === 1 ? sendAlone(some[0]!) : sendTogether(some));
    }
  };

  return {
    dispatch: (command) =>
      new Promise((resolve, reject) => {
        if (gathered.push({ command, resolve, reject }) === 1) setImmediate(sendGathered);
      }),
  };
};

const settle = ({ resolve, reject }: Waiting, answer: z.infer<typeof Answer>): void => {
  if ("outcome" in answer) resolve(answer.outcome);
  else if ("unsettled" in answer) reject(new StoreUnavailable(answer.unsettled));
  else reject(new Error(answer.failed));
};
