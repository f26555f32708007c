import { createHmac } from "node:crypto";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import { questionKey, type SavedQuestion } from "@naqsh/shared/search";

/**
 * Tells what one person's searches ask from one another without saying it; under their own key, so that nobody can try words on it
 * once that is gone. @throws PersonErased
 */
export const questionDigest = async (
  keys: Pick<PersonalKeys, "obtain">,
  userId: string,
  question: SavedQuestion,
): Promise<string> =>
  createHmac("sha256", await keys.obtain(userId))
    .update(`saved question\n${questionKey(question)}`)
    .digest("base64url");
