import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { LogReader } from "@naqsh/shared/platform/ports/event-store";
import type { NaqshEvent } from "@naqsh/shared/registry";
import type { ProvidersWord } from "@naqsh/worker/ports/provider-sums";
import { liftedEvent } from "@naqsh/worker/runner/lifted-event";
import { MoneyAudit, type MoneyReport } from "./money-audit";
import type { ProgressListener } from "./progress";

type Audited = {
  store: Pick<LogReader, "readAll">;
  askProviders: () => Promise<ProvidersWord>;
};

const TELL_EACH = 4_096;

/**
 * Reads all of the log and tells whether every halala that came in went to somebody, also by what the providers say. They are asked
 * first: what moves while the log is read is left out of the comparison. @throws Unavailable if a provider does not answer
 */
export const runMoneyAudit = async (audited: Audited, onProgress: ProgressListener): Promise<MoneyReport> => {
  const word = await audited.askProviders();
  const audit = new MoneyAudit();
  let done = 0;
  for await (const stored of audited.store.readAll()) {
    audit.read(liftedEvent(stored) as RecordedEvent<NaqshEvent>);
    done += 1;
    if (done % TELL_EACH === 0) onProgress({ done, total: null, unit: "events" });
  }
  return audit.report(word);
};
