import { addressFrom, ConfigInvalid, secretFrom, type Environment } from "@naqsh/shared/platform/service/environment";
import type { ChatCompletionsConfig } from "./chat-completions";

/** Where texts are written, by WRITING_URL, WRITING_KEY and WRITING_MODEL; null if nothing is set. @throws ConfigInvalid */
export const writingFrom = (environment: Environment): ChatCompletionsConfig | null => {
  const url = addressFrom(environment, "WRITING_URL", ["http:", "https:"]);
  if (url === null) return null;
  const model = environment["WRITING_MODEL"];
  if (!model) throw new ConfigInvalid("WRITING_URL is set: set WRITING_MODEL, too");
  return { url, key: secretFrom(environment, "WRITING_KEY") ?? null, model };
};
