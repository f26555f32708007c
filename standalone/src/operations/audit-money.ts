import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { LogReader } from "@naqsh/shared/platform/ports/event-store";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import { allUpcasters, type NaqshEvent } from "@naqsh/shared/registry";
import type { SandboxLedger } from "@naqsh/worker/ports/sandbox-ledger";
import { MoneyAudit, type MoneyReport, type ProviderSums } from "./money-audit";
import type { ProgressListener } from "./progress";

type Audited = {
  store: Pick<LogReader, "readAll">;
  keys: PersonalKeys;
  sandboxLedger: Pick<SandboxLedger, "charges" | "refunds">;
};

const TELL_EACH = 4_096;

/** What the sandbox took, by payment, and gave back: a refund names the charge by the provider's own reference. */
const sumsOf = async ({ sandboxLedger }: Audited): Promise<ProviderSums> => {
  const taken = new Map<string, number>();
  const paymentOf = new Map<string, string>();
  for await (const { charge, outcome } of sandboxLedger.charges()) {
    if (outcome.status !== "succeeded") continue;
    taken.set(charge.idempotencyKey, charge.amount);
    paymentOf.set(outcome.reference, charge.idempotencyKey);
  }
  const givenBack = new Map<string, number>();
  for await (const { reference, amount } of sandboxLedger.refunds()) {
    const payment = paymentOf.get(reference) ?? reference;
    givenBack.set(payment, (givenBack.get(payment) ?? 0) + amount);
  }
  return { taken, givenBack };
};

/** Reads all of the log and tells whether every halala that came in went to somebody, also by what the sandbox says. */
export const auditMoney = async (audited: Audited, onProgress: ProgressListener): Promise<MoneyReport> => {
  const { decode } = createEventCodec(allUpcasters, audited.keys);
  const audit = new MoneyAudit();
  let done = 0;
  for await (const stored of audited.store.readAll()) {
    audit.read(decode(stored) as RecordedEvent<NaqshEvent>);
    done += 1;
    if (done % TELL_EACH === 0) onProgress({ done, total: null, unit: "events" });
  }
  return audit.report(await sumsOf(audited));
};
