import type { BootClock } from "@naqsh/shared/platform/ports/boot-clock";
import type { Clock, Timers } from "@naqsh/shared/platform/ports/clock";
import type { LogReader } from "@naqsh/shared/platform/ports/event-store";
import type { Files } from "@naqsh/shared/platform/ports/files";
import type { Leases } from "@naqsh/shared/platform/ports/leases";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import type { SecurityLog } from "@naqsh/shared/platform/ports/security-log";
import type { Sessions } from "@naqsh/shared/platform/ports/sessions";
import type { Tracer } from "@naqsh/shared/platform/ports/tracer";
import type { CommandBus } from "./command-bus";
import type { Contacts } from "./contacts";
import type { Deadlines } from "./deadlines";
import type { JobMemory, JobQueue } from "./job-queue";
import type { Marks } from "./marks";
import type { Outbids } from "./outbids";
import type { SavedSearchNews } from "./saved-search-news";
import type { Mail } from "./mail";
import type { Payments } from "./payments";
import type { Sms } from "./sms";
import type { PolicyCheckpoints } from "./policy-checkpoints";

export type WorkerConfig = {
  /** The site's public address; links of letters begin with it. */
  publicUrl: string;
  /** False if time is made up: no heartbeat, no outages, no sweep. */
  watchesTime?: boolean;
  /** Whether a clock that has leapt since the last beat counts only once an operator confirms it. */
  asksAboutLeaps?: boolean;
};

export type WorkerPorts = {
  store: LogReader;
  checkpoints: PolicyCheckpoints;
  jobs: JobQueue & JobMemory;
  commandBus: CommandBus;
  /** Resolves if command-service would accept a bid now. @throws Unavailable otherwise */
  takesBids?: () => Promise<void>;
  payments: Payments;
  mail: Mail;
  /** Null or left out if no short messages are sent. */
  sms?: Sms | null;
  deadlines: Deadlines;
  contacts: Contacts;
  outbids: Outbids;
  marks: Marks;
  savedSearchNews: SavedSearchNews;
  files: Files;
  sessions: Pick<Sessions, "listOf" | "remove" | "removeAllOf">;
  /** Seal the copies that people ask for of their data. */
  keys: PersonalKeys;
  /** Left out, nothing is noted. */
  securityLog?: Pick<SecurityLog, "newest">;
  clock: Clock;
  /** How long the machine has run; a leapt clock is held against it. Left out if time is made up. */
  bootClock?: BootClock;
  timers: Timers;
  logger: Logger;
  /** If left out, nothing is traced. */
  tracer?: Tracer;
  /** Leases for the leader election among several workers. Left out if this is the only one. */
  leases?: Leases;
  config: WorkerConfig;
};
