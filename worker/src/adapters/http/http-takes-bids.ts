import type { InternalClient } from "@naqsh/shared/platform/http/internal-client";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";

/** Asks command-service whether it would take a bid now. */
export const createHttpTakesBids =
  (commandService: InternalClient) =>
  /** @throws Unavailable if it would not, or does not answer */
  async (): Promise<void> => {
    try {
      await commandService.get("/internal/takes-bids");
    } catch (error) {
      // A command-service of an older build, which does not know the question, lives.
      if (error instanceof Unavailable) throw error;
    }
  };
