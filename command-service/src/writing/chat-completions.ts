import type { Logger } from "@naqsh/shared/platform/ports/logger";
import * as z from "zod/mini";
import type { WritingProvider } from "./writing-provider";

export type ChatCompletionsConfig = { url: string; key: string | null; model: string };

/** A person waits before the form for so long (docs/decisions/0063-names-moved-by-claims-stamped-with-the-try.md). */
const PATIENCE_MS = 20_000;
const USUAL_TOKENS = 700;

const Choice = z.object({
  message: z.object({ content: z.string() }),
  finish_reason: z.optional(z.nullable(z.string())),
});
const Answer = z.object({
  choices: z.array(Choice).check(z.minLength(1)),
});

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A provider of the common chat-completions call. What it answers is text for a form, which its person reads and changes. */
export const createChatCompletions = (
  { url, key, model }: ChatCompletionsConfig,
  { logger, fetch = globalThis.fetch }: { logger: Logger; fetch?: Fetch },
): WritingProvider => ({
  write: async ({ task, about, mostTokens = USUAL_TOKENS }) => {
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...(key !== null && { Authorization: `Bearer ${key}` }) },
        body: JSON.stringify({
          model,
          max_tokens: mostTokens,
          messages: [
            { role: "system", content: task },
            { role: "user", content: about },
          ],
        }),
        redirect: "error",
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!response.ok) throw new Error(`It answered ${response.status}`);
      const { choices } = Answer.parse(await response.json());
      const { message, finish_reason: ending } = choices[0]!;
      // A text that breaks off is no text: an improved one would lose what its person wrote at the end.
      if (ending === "length") throw new Error(`It broke off after ${mostTokens} tokens`);
      return message.content.trim() || null;
    } catch (error) {
      logger.warn({ err: error }, "The writing provider did not answer: texts are composed from their fields");
      return null;
    }
  },
});
