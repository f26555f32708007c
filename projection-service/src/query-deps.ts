import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { EventStore, StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import type { Files } from "@naqsh/shared/platform/ports/files";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import type { SecurityLog } from "@naqsh/shared/platform/ports/security-log";
import type { Sessions } from "@naqsh/shared/platform/ports/sessions";
import type { CardsTaken } from "@naqsh/shared/order";
import type { DemoAccount } from "@naqsh/shared/account";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Lots } from "./joins/lots";
import type { People } from "./joins/people";
import type { SearchCatalog } from "./joins/search-catalog";
import type { StreamMemory } from "./joins/stream-memory";
import type { MarketCatalog } from "./artwork/market-catalog";
import type { NamedArtists } from "./artwork/named-artists";
import type { ShownRows } from "./auction/shown-rows";
import type { Views } from "./views";

export type QueryDeps = {
  views: Views;
  people: People;
  lots: Lots;
  /** Rows of auctions' rooms. */
  rows: ShownRows;
  /** What is filtered and counted. */
  market: MarketCatalog;
  artists: NamedArtists;
  /** What is searched. */
  search: SearchCatalog;
  keys: PersonalKeys;
  files: Pick<Files, "read">;
  store: Pick<EventStore, "readStream">;
  streams: StreamMemory;
  decode: (event: StoredEvent) => RecordedEvent;
  clock: Clock;
  sessions: Pick<Sessions, "listOf">;
  /** Null if nothing is noted. */
  securityLog: Pick<SecurityLog, "newest"> | null;
  /** How many sockets watch an auction now. */
  watchers: (auctionId: string) => number;
  /** None outside a demo. */
  demoAccounts: readonly DemoAccount[];
  /** Whether SMS leave here. */
  sendsSms: boolean;
  signsInWithGoogle: boolean;
  /** Which cards are taken. */
  cards: CardsTaken;
};
