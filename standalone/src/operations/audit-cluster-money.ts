import { createEventStoreDbEventStore } from "@naqsh/shared/platform/adapters/eventstoredb/eventstoredb-event-store";
import { createStripeClient } from "@naqsh/shared/platform/adapters/stripe/stripe-client";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { isDemoBy, type Environment } from "@naqsh/shared/platform/service/environment";
import { readEngineConfig } from "@naqsh/shared/platform/service/service-config";
import { stripeFrom } from "@naqsh/shared/platform/service/stripe-settings";
import { sandboxSums } from "@naqsh/worker/adapters/sandbox/sandbox-sums";
import { stripeSums } from "@naqsh/worker/adapters/stripe/stripe-sums";
import { openSandboxLedger } from "@naqsh/worker/open-worker-ports";
import type { ProvidersWord } from "@naqsh/worker/ports/provider-sums";
import { runMoneyAudit } from "./run-money-audit";
import { withProgress } from "./progress";
import { UsageError } from "./usage-error";

/**
 * Whether every halala of a cluster is accounted for. No service holds both the log and the providers' word: they are opened here, beside
 * what runs, by the environment of the worker. Tells its progress and, last, the report. It only reads.
 * @throws UsageError if no log is named; ConfigInvalid; Unavailable if a provider does not answer
 */
export async function* auditClusterMoney(environment: Environment): AsyncGenerator {
  const config = readEngineConfig(environment);
  const { eventStoreUrl } = config;
  if (eventStoreUrl === null)
    throw new UsageError("verify money of a cluster needs EVENTSTORE_URL and what else its worker has");
  const stripe = stripeFrom(environment, isDemoBy(environment));
  const clock = createSystemClock();
  const money = yield* withProgress(async (onProgress) => {
    const store = createEventStoreDbEventStore({ url: eventStoreUrl });
    const ledger = openSandboxLedger(config);
    const askProviders = async (): Promise<ProvidersWord> => ({
      asOf: instantFromMs(clock.now()),
      sandbox: await sandboxSums(ledger),
      stripe: stripe && (await stripeSums(createStripeClient(stripe))),
    });
    try {
      return await runMoneyAudit({ store, askProviders }, onProgress);
    } finally {
      await Promise.all([store.close(), ledger.close()]);
    }
  });
  yield { answer: "money", money };
}
