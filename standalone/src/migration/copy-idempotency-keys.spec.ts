import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { nextTurn } from "@naqsh/shared/platform/next-turn";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { expect, it, onTestFinished } from "vitest";
import { noteSentLetters } from "./copy-idempotency-keys";

it("fails once where the memory of letters goes away, and leaves nothing behind that would end the process", async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown): void => void unhandled.push(error);
  process.on("unhandledRejection", note);
  onTestFinished(() => void process.off("unhandledRejection", note));
  const readAll = async function* (): AsyncGenerator<StoredEvent> {
    for (const mailKey of ["one", "two", "three"]) {
      yield { type: "NoticeMailed", data: { mailKey } } as unknown as StoredEvent;
      await nextTurn();
    }
  };
  const away = new Unavailable("The letters are away");
  const refuse = async (): Promise<never> => Promise.reject(away);
  const letters = { claim: refuse, sent: refuse, release: refuse, close: async () => undefined };
  await expect(noteSentLetters({ readAll }, new Set(), letters)).rejects.toBe(away);
  await nextTurn();
  expect(unhandled).toEqual([]);
});
