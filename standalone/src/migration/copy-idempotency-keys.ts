import type { SandboxLedger } from "@naqsh/worker/ports/sandbox-ledger";
import type { SentLetters } from "@naqsh/worker/ports/sent-letters";
import type { ReadableLog } from "./copy-events";

const AT_ONCE = 64;

/** Charges and refunds under their keys, so that one that is repeated gets its first answer. */
export const copySandbox = async (from: SandboxLedger, to: SandboxLedger): Promise<void> => {
  for await (const kept of from.charges()) {
    const { outcome } = await to.keepCharge(kept);
    // An earlier copy may have met it before it was confirmed.
    if (outcome.status !== kept.outcome.status) await to.settleCharge(kept.charge.idempotencyKey, kept.outcome);
  }
  for await (const refund of from.refunds()) await to.keepRefund(refund);
};

/** Every letter that the log tells of has left, but those that still wait: none of them leaves again. */
export const noteSentLetters = async (
  log: ReadableLog,
  unsent: ReadonlySet<string>,
  letters: SentLetters,
): Promise<void> => {
  let keys: string[] = [];
  // None is begun before all of them are awaited: one that failed while the log is read would end the process.
  const noteAll = async (): Promise<void> => {
    await Promise.all(keys.map(letters.sent));
    keys = [];
  };
  for await (const { type, data } of log.readAll()) {
    const key = data["mailKey"];
    if (type !== "NoticeMailed" || typeof key !== "string" || unsent.has(key)) continue;
    if (keys.push(key) >= AT_ONCE) await noteAll();
  }
  await noteAll();
};
