import { join } from "node:path";
import { createCommandService } from "@naqsh/command-service/command-service";
import type { CommandService } from "@naqsh/command-service/command-service";
import { createChatCompletions } from "@naqsh/command-service/writing/chat-completions";
import { createProjectionService } from "@naqsh/projection-service/projection-service";
import type { ProjectionService } from "@naqsh/projection-service/projection-service";
import { checkFiles } from "@naqsh/shared/platform/adapters/folder/file-digests";
import type { FilesReport } from "@naqsh/shared/platform/adapters/folder/file-digests";
import type { Clock, Timers } from "@naqsh/shared/platform/ports/clock";
import type { Position } from "@naqsh/shared/kernel/position";
import type { EmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { createSecurityNotes } from "@naqsh/shared/platform/security-notes";
import type { SecurityNotes } from "@naqsh/shared/platform/security-notes";
import type { Sessions } from "@naqsh/shared/platform/ports/sessions";
import type { EmbeddedJobQueue } from "@naqsh/worker/adapters/embedded/embedded-job-queue";
import type { FolderMail } from "@naqsh/worker/adapters/folder/folder-mail";
import { createMailboxSms } from "@naqsh/worker/adapters/folder/mailbox-sms";
import { createHttpSms } from "@naqsh/worker/adapters/http/http-sms";
import type { Sms } from "@naqsh/worker/ports/sms";
import { createWorker } from "@naqsh/worker/worker";
import type { Worker } from "@naqsh/worker/worker";
import type { AppendMeter } from "@naqsh/shared/platform/metrics/append-meter";
import { untilIdle } from "@naqsh/shared/platform/until-idle";
import { rebuildRequestsIn } from "@naqsh/projection-service/rebuilds/rebuild-requests";
import { createRebuildTasks } from "@naqsh/projection-service/rebuilds/rebuild-tasks";
import type { RebuildTasks } from "@naqsh/projection-service/rebuilds/rebuild-tasks";
import { runMoneyAudit } from "../operations/run-money-audit";
import { backUpShop } from "../operations/back-up-shop";
import type { BackupReport } from "../operations/back-up-shop";
import type { MoneyReport } from "../operations/money-audit";
import type { ProgressListener } from "../operations/progress";
import { openEmbeddedPorts, type EmbeddedPorts } from "./embedded-ports";
import type { EmbeddedProfileOptions } from "./embedded-profile-options";

/** The three services over embedded ports, in one process. */
export type EmbeddedProfile = {
  clock: Clock;
  timers: Timers;
  commands: CommandService;
  projections: ProjectionService;
  worker: Worker;
  mailbox: FolderMail;
  sessions: Sessions;
  security: SecurityNotes;
  log: Pick<EmbeddedEventStore, "extent" | "behind" | "failure">;
  appends: AppendMeter;
  /** What operators began from the screen; a rebuild that waits for their word waits through a restart. */
  rebuilds: RebuildTasks;
  jobs: Pick<EmbeddedJobQueue, "counts">;
  /** Copies the shop into an empty folder, also while it runs. */
  backUp: (folder: string, onProgress: ProgressListener) => Promise<BackupReport>;
  /** Reads every picture and names those that are not what their digests say. */
  checkFiles: (onProgress: ProgressListener) => Promise<FilesReport>;
  /** Reads all of the log and tells whether every halala that came in went to somebody. */
  runMoneyAudit: (onProgress: ProgressListener) => Promise<MoneyReport>;
  /** Position of the last event of the log. */
  head: () => Promise<Position>;
  /** `open` lets people in, once they can be answered. */
  start: (open?: () => Promise<void>) => Promise<void>;
  /** Waits until views, policies and due jobs have taken in all of the log. */
  settled: () => Promise<void>;
  stop: () => Promise<void>;
};

type Services = Pick<EmbeddedProfile, "commands" | "projections" | "worker">;

const smsOf = ({ mailbox }: EmbeddedPorts, { sms = null }: EmbeddedProfileOptions): Sms | null => {
  if (sms === null) return null;
  return sms === "mailbox" ? createMailboxSms(mailbox) : createHttpSms(sms);
};

/** The services, each with what it asks the others for. */
const servicesOver = (ports: EmbeddedPorts, options: EmbeddedProfileOptions): Services => {
  const { demoAccounts, publicUrl, takesSandboxPayments = false, views: { eventsPerSnapshot } = {} } = options;
  const sms = smsOf(ports, options);
  const commands = createCommandService({
    ...ports,
    businessOf: (userId) => projections.businessOf(userId),
    outageWatch: { caughtUp: () => worker.caughtUp() },
    ...(options.standstills && { standstills: options.standstills }),
    ...(options.writing && { writing: createChatCompletions(options.writing, options) }),
    config: {
      secureCookies: publicUrl.startsWith("https:"),
      allowedOrigins: [],
      publicUrl,
      uploadFolder: ports.uploadFolder,
      takesSandboxPayments,
      ...(options.stripe && { stripe: options.stripe }),
      ...options.commands,
    },
  });
  const projections = createProjectionService({
    ...ports,
    config: {
      ...(demoAccounts && { demoAccounts }),
      ...(eventsPerSnapshot !== undefined && { eventsPerSnapshot }),
      signsInWithGoogle: options.commands?.google !== undefined,
      sendsSms: sms !== null,
      cards: { sandbox: takesSandboxPayments, publishableKey: options.stripe?.publishableKey ?? null },
    },
  });
  const worker: Worker = createWorker({
    ...ports,
    mail: options.mail ?? ports.mailbox,
    sms,
    payments: options.payments ?? ports.payments,
    commandBus: commands.commandBus,
    takesBids: commands.takesBids,
    ...(options.bootClock && { bootClock: options.bootClock }),
    deadlines: projections.deadlines,
    contacts: projections.contacts,
    outbids: projections.outbids,
    marks: projections.marks,
    savedSearchNews: projections.savedSearchNews,
    config: {
      publicUrl,
      watchesTime: options.watchesTime ?? true,
      asksAboutLeaps: options.asksAboutLeaps ?? false,
    },
  });
  return { commands, projections, worker };
};

export const createEmbeddedProfile = async (options: EmbeddedProfileOptions): Promise<EmbeddedProfile> => {
  const ports = await openEmbeddedPorts(options);
  const services = servicesOver(ports, options);
  const { commands, projections, worker } = services;
  const security = createSecurityNotes(ports);
  const notes = rebuildRequestsIn(join(options.dataFolder, "operations"), options.logger);
  const rebuilds = createRebuildTasks({ projections, events: () => ports.log.extent().events, notes });

  return {
    ...services,
    clock: options.clock,
    timers: options.timers,
    mailbox: ports.mailbox,
    sessions: ports.sessions,
    security,
    log: ports.log,
    appends: ports.appends,
    rebuilds,
    jobs: ports.jobs,
    backUp: (folder, onProgress) => backUpShop(options.dataFolder, folder, { ...ports, onProgress }),
    checkFiles: (onProgress) =>
      checkFiles(join(options.dataFolder, "files"), (done, total) => onProgress({ done, total, unit: "pictures" })),
    runMoneyAudit: (onProgress) => runMoneyAudit(ports, onProgress),
    head: ports.store.head,
    settled: () =>
      untilIdle(ports.store, async () => {
        await worker.settled();
        await projections.settled();
      }),
    start: async (open) => {
      await commands.start();
      // An outage moves every open deadline: the view of them has to be whole before the worker begins.
      await projections.start();
      await worker.start(open);
      await rebuilds.resume();
    },
    stop: async () => {
      await rebuilds.stop();
      await options.standstills?.close();
      await worker.stop();
      await commands.stop();
      await projections.stop();
      await security.settled();
      await ports.close();
    },
  };
};
