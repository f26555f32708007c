import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { expect, it } from "vitest";
import { createChatCompletions } from "./chat-completions";

const silent = (): void => undefined;
const logger: Logger = { debug: silent, info: silent, warn: silent, error: silent };
const config = { url: "https://model.example/v1/chat/completions", key: "k", model: "m" };

const answering = (body: unknown, sent: RequestInit[] = []) =>
  createChatCompletions(config, {
    logger,
    fetch: async (_, init) => {
      sent.push(init);
      return Response.json(body);
    },
  });
const asked = { task: "Write.", about: "{}" };
const choice = (content: string, finish_reason?: string | null) => ({
  choices: [{ message: { content }, ...(finish_reason === undefined ? {} : { finish_reason }) }],
});

it.each([undefined, null, "stop"])("gives what a model has written whole: %s", async (ending) => {
  expect(await answering(choice(" نص ", ending)).write(asked)).toBe("نص");
});

it("gives nothing of a text that broke off", async () => {
  expect(await answering(choice("نص يق", "length")).write(asked)).toBeNull();
});

it("sends the task and the fields, and how long a text may be", async () => {
  const sent: RequestInit[] = [];
  await answering(choice("نص"), sent).write({ ...asked, mostTokens: 3000 });
  expect(JSON.parse(sent[0]?.body as string)).toEqual({
    model: "m",
    max_tokens: 3000,
    messages: [
      { role: "system", content: "Write." },
      { role: "user", content: "{}" },
    ],
  });
});
