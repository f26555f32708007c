import type { ChatCompletionsConfig } from "@naqsh/command-service/writing/chat-completions";
import type { CommandServiceConfig } from "@naqsh/command-service/commands/command-deps";
import type { DemoAccount } from "@naqsh/shared/account";
import type { EmbeddedViewsOptions } from "@naqsh/projection-service/adapters/embedded/view-folder";
import type { BootClock } from "@naqsh/shared/platform/ports/boot-clock";
import type { Clock, Ids, Timers } from "@naqsh/shared/platform/ports/clock";
import type { LogDisk } from "@naqsh/shared/platform/adapters/embedded-log/log-disk";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { Standstills } from "@naqsh/shared/platform/ports/standstills";
import type { SmsSettings } from "@naqsh/shared/platform/service/sms-settings";
import type { StripeSettings } from "@naqsh/shared/platform/service/stripe-settings";
import type { Tracer } from "@naqsh/shared/platform/ports/tracer";
import type { Mail } from "@naqsh/worker/ports/mail";
import type { Payments } from "@naqsh/worker/ports/payments";

export type EmbeddedProfileOptions = {
  dataFolder: string;
  logger: Logger;
  clock: Clock;
  timers: Timers;
  ids: Ids;
  publicUrl: string;
  /** False for a folder that can be made again: nothing waits for the disk. */
  durable?: boolean;
  /** False if time is made up: no heartbeat, no outages, no sweep. */
  watchesTime?: boolean;
  /** A clock that has leapt since the shop last lived counts only once an operator confirms it. */
  asksAboutLeaps?: boolean;
  /** How long the machine has run: what passed by it since the shop last lived is no leap. */
  bootClock?: BootClock;
  /** When this process stood still; nobody looks if it is left out. Closed with the profile. */
  standstills?: Standstills;
  /** In place of the machine's own, under the log. */
  logDisk?: LogDisk;
  /** In place of the mailbox of files. */
  mail?: Mail;
  /** Who sends short messages; `mailbox`: they stand among the letters of a demo. Nobody sends any if it is left out. */
  sms?: SmsSettings | "mailbox" | null;
  /** In place of the sandbox and Stripe. */
  payments?: Payments;
  /** A demo's: payments that move no money. */
  takesSandboxPayments?: boolean;
  /** The account with Stripe; without it no cards are taken in earnest. */
  stripe?: StripeSettings | null;
  /** Who writes suggestions of texts; nobody if it is left out. */
  writing?: ChatCompletionsConfig | null;
  /** Takes the spans of commands; nothing is traced if it is left out. Closed with the profile. */
  tracer?: Tracer;
  /** When views are large, and after how many events they are saved. */
  views?: EmbeddedViewsOptions & { eventsPerSnapshot?: number };
  demoAccounts?: DemoAccount[];
  commands?: Partial<CommandServiceConfig>;
};
