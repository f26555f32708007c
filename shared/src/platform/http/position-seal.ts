import type { Position } from "../../kernel/position";
import { PersonalTextTampered, seal, unseal } from "../event-codec/sealed-text";
import type { PersonalKeys } from "../ports/personal-keys";

/** What every sealed position is authenticated with, and the purpose of its secret. */
const PLACE = { person: "platform", at: "positions" };

/**
 * Positions as people carry them from a command's answer to their queries. Sealed, each time anew: the figures themselves
 * would tell how much was recorded between two answers, a maximum that somebody raised in silence included, and made-up
 * ones could be waited for.
 */
export type PositionSeal = {
  /** Reads the secret, so that `seal` has it. */
  load: () => Promise<void>;
  /** Null until the secret was read. */
  seal: (position: Position) => string | null;
  /** Null for what this shop has not sealed. */
  open: (sealed: string) => Promise<Position | null>;
};

export const createPositionSeal = (keys: Pick<PersonalKeys, "platformSecret">): PositionSeal => {
  let secret: Uint8Array | null = null;
  const read = async (): Promise<Uint8Array> => (secret ??= await keys.platformSecret(PLACE.at));
  return {
    load: async () => void (await read()),
    seal: (position) => {
      if (secret !== null) return seal(secret, { ...PLACE, plain: position }).sealed;
      // The keys were unavailable at the start. Until they are back, a writer reads what the views hold.
      void read().catch(() => undefined);
      return null;
    },
    open: async (sealed) => {
      try {
        return unseal(await read(), { ...PLACE, sealed });
      } catch (error) {
        if (error instanceof PersonalTextTampered) return null;
        throw error;
      }
    },
  };
};
