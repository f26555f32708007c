import { PersonalTextTampered, seal, unseal } from "@naqsh/shared/platform/event-codec/sealed-text";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import { CursorInvalid } from "@naqsh/shared/platform/ports/read-model-store";

const PURPOSE = "cursors";

export type SealedCursors = {
  /** Another text each time, so that two of the same place cannot be compared. */
  seal: (cursor: string) => Promise<string>;
  /** @throws CursorInvalid for what was not sealed for this list */
  open: (sealed: string) => Promise<string>;
};

/**
 * Cursors of a list whose order follows the log, sealed for who pages it: the figures themselves would tell how much others have
 * recorded between two entries (decision 45).
 * @param list names the list and whose it is
 */
export const sealedCursors = (keys: Pick<PersonalKeys, "platformSecret">, list: string): SealedCursors => {
  const place = { person: "platform", at: `${PURPOSE}/${list}` };
  return {
    seal: async (cursor) => seal(await keys.platformSecret(PURPOSE), { ...place, plain: cursor }).sealed,
    open: async (sealed) => {
      try {
        return unseal(await keys.platformSecret(PURPOSE), { ...place, sealed });
      } catch (error) {
        if (error instanceof PersonalTextTampered) throw new CursorInvalid();
        throw error;
      }
    },
  };
};
