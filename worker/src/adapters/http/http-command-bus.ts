import type { InternalClient } from "@naqsh/shared/platform/http/internal-client";
import * as z from "zod";
import type { CommandBus } from "../../ports/command-bus";

const Outcome = z.union([
  z.object({ accepted: z.literal(true) }),
  z.object({ accepted: z.literal(false), rejection: z.looseObject({ code: z.string() }) }),
]);

/** Commands at command-service's internal door. */
export const createHttpCommandBus = (commandService: InternalClient): CommandBus => ({
  dispatch: async (command) => Outcome.parse(await commandService.post("/internal/commands", command)),
});
