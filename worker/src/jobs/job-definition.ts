import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import type { Files } from "@naqsh/shared/platform/ports/files";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import type { SecurityLog } from "@naqsh/shared/platform/ports/security-log";
import type { Sessions } from "@naqsh/shared/platform/ports/sessions";
import type { CommandOutcome } from "@naqsh/shared/platform/ports/system-command";
import type { NaqshSystemCommand } from "@naqsh/shared/registry";
import type { CommandBus } from "../ports/command-bus";
import type { Contacts } from "../ports/contacts";
import type { Deadlines } from "../ports/deadlines";
import type { Job, JobQueue } from "../ports/job-queue";
import type { Marks } from "../ports/marks";
import type { Outbids } from "../ports/outbids";
import type { SavedSearchNews } from "../ports/saved-search-news";
import type { Mail } from "../ports/mail";
import type { Sms } from "../ports/sms";
import type { Payments } from "../ports/payments";

export type JobDeps = {
  commandBus: CommandBus;
  jobs: Pick<JobQueue, "schedule">;
  store: Pick<EventStore, "readStream" | "readAll">;
  keys: PersonalKeys;
  payments: Payments;
  mail: Mail;
  /** Null or left out if no short messages are sent. */
  sms?: Sms | null;
  contacts: Contacts;
  outbids: Outbids;
  marks: Marks;
  savedSearchNews: SavedSearchNews;
  deadlines: Pick<Deadlines, "all">;
  files: Files;
  sessions: Pick<Sessions, "listOf" | "remove" | "removeAllOf">;
  /** Left out, nothing is noted. */
  securityLog?: Pick<SecurityLog, "newest">;
  clock: Clock;
  logger: Logger;
  /** The site's public address; links of letters begin with it. */
  publicUrl: string;
};

/** Work of one kind. It may run more than once for the same job: every step of it has to bear that. */
export type JobDefinition = { queue: string; name: string; run: (job: Job, deps: JobDeps) => Promise<void> };

/** Sends a job's command; its id follows from the job, so that a job that runs twice acts once. */
export const dispatchOf = async (
  job: Job,
  deps: Pick<JobDeps, "commandBus" | "logger">,
  to: { streamCategory: string; streamId: string; command: NaqshSystemCommand },
): Promise<CommandOutcome> => {
  const commandId = uuid5(NAQSH_NAMESPACE, `${job.id}/${to.streamCategory}/${to.streamId}/${to.command.type}`);
  const correlationId = job.data["correlationId"] ?? commandId;
  const causationId = job.data["causationId"] ?? null;
  const outcome = await deps.commandBus.dispatch({ ...to, commandId, correlationId, causationId, actorId: job.name });
  if (!outcome.accepted) {
    deps.logger.info(
      { job: job.id, command: to.command.type, code: outcome.rejection.code },
      "A job's command was rejected",
    );
  }
  return outcome;
};

/** An id or another text that the job was scheduled with. */
export const given = (job: Job, field: string): string => {
  const value = job.data[field];
  if (value === undefined) throw new Error(`${job.id} has no ${field}`);
  return value;
};
