import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";

/** What one provider says that it took and gave back, in halalas by our payment's id. */
export type ProviderSums = { taken: ReadonlyMap<string, Halalas>; givenBack: ReadonlyMap<string, Halalas> };

/** The word of all providers, asked for at `asOf`; null where one cannot be asked. What banks took stands in the log's statement lines. */
export type ProvidersWord = { asOf: Instant; sandbox: ProviderSums | null; stripe: ProviderSums | null };
