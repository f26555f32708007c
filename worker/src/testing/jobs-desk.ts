import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import { plainOf } from "@naqsh/shared/kernel/personal";
import { createFolderFiles } from "@naqsh/shared/platform/adapters/folder/folder-files";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { openLmdb } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import { LmdbPersonalKeys } from "@naqsh/shared/platform/adapters/lmdb/lmdb-personal-keys";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import type { NaqshSystemCommand } from "@naqsh/shared/registry";
import { NO_STREAM } from "@naqsh/shared/platform/ports/event-store";
import type { HeldSession } from "@naqsh/shared/platform/ports/sessions";
import type { CommandOutcome, SystemCommand } from "@naqsh/shared/platform/ports/system-command";
import { createMailboxSms } from "../adapters/folder/mailbox-sms";
import { createFolderMail } from "../adapters/folder/folder-mail";
import { sandboxLedgerOver } from "../adapters/lmdb/lmdb-sandbox-ledger";
import { createSandboxPayments } from "../adapters/sandbox/sandbox-payments";
import type { JobDeps } from "../jobs/job-definition";
import { jobs } from "../jobs/all-jobs";
import type { Contact } from "../ports/contacts";
import type { FoundMark, MarkKind } from "../ports/marks";
import type { SavedSearchesFind } from "../ports/saved-search-news";
import type { Outbid } from "../ports/outbids";
import type { Job } from "../ports/job-queue";
import { enveloped } from "./recorded";
import { createSilentLogger } from "./silent-logger";

/** When the desk opens. */
export const NOW = "2026-03-01T09:00:00.000Z";
export const accepted = (): CommandOutcome => ({ accepted: true });

/** Jobs over a real log, files, mailbox and sandbox; what they send is kept instead of decided. */
export const openJobsDesk = async () => {
  const path = mkdtempSync(join(tmpdir(), "naqsh-jobs-desk-"));
  const store = await openEmbeddedEventStore({ directory: join(path, "log"), durable: false });
  const database = openLmdb(join(path, "payments.mdb"));
  const keys = new LmdbPersonalKeys(join(path, "keys", "keys.mdb"));
  const clock = createSimulatedClock(Date.parse(NOW));
  onTestFinished(async () => {
    await store.close();
    await database.close();
    await keys.close();
    rmSync(path, { recursive: true, force: true });
  });
  const files = createFolderFiles(join(path, "files"));
  let failing: { at: number } | null = null;
  const mailbox = createFolderMail({ folder: join(path, "mailbox"), clock });
  const desk = {
    sent: [] as SystemCommand[],
    scheduled: [] as Job[],
    contacts: new Map<string, Contact>(),
    outbids: new Map<string, Outbid>(),
    marks: new Map<string, FoundMark[]>(),
    /** Pages of what saved searches find. */
    savedSearchNews: [] as SavedSearchesFind[][],
    administrators: [] as string[],
    /** The people whose sessions ended. */
    ended: [] as string[],
    sessions: [] as HeldSession[],
    /** Given first, one after the other; then `answer`. */
    answers: [] as CommandOutcome[],
    answer: accepted(),
    /** Answers in place of both, and may append what the command says. */
    decide: null as ((command: NaqshSystemCommand) => Promise<CommandOutcome>) | null,
    store,
    keys,
    files,
    letters: mailbox.letters,
    /** One command fails after so many more. */
    failAfter: (count: number) => (failing = { at: desk.sent.length + count }),
    clock,
    append: (stream: string, ...events: AnyEvent[]) =>
      store.append(
        stream,
        NO_STREAM,
        events.map((event, place) => enveloped(event, place === 0 ? stream : `${stream} ${place}`)),
      ),
    run: async (name: string, data: Record<string, string>): Promise<void> => {
      const definition = jobs.find((job) => job.name === name);
      await definition!.run({ queue: definition!.queue, name, id: `${name}_1`, at: NOW, data }, deps);
    },
    commands: () => desk.sent.map(({ command }) => command),
  };
  const marksOn = (kind: MarkKind, targetId: string): FoundMark[] => desk.marks.get(`${kind}/${targetId}`) ?? [];
  const deps: JobDeps = {
    commandBus: {
      dispatch: async (command) => {
        if (desk.sent.length === failing?.at) {
          failing = null;
          throw new Error("killed");
        }
        desk.sent.push(command);
        if (desk.decide) return desk.decide(command.command as NaqshSystemCommand);
        return desk.answers.shift() ?? desk.answer;
      },
    },
    jobs: { schedule: async (job) => void desk.scheduled.push(job) },
    store,
    keys,
    sessions: {
      listOf: async () => [...desk.sessions],
      remove: async (tokenHash) => desk.ended.push(tokenHash) > 0,
      removeAllOf: async (userId) => void desk.ended.push(userId),
    },
    payments: createSandboxPayments(sandboxLedgerOver(database), { takesCharges: true }),
    mail: mailbox,
    sms: createMailboxSms(mailbox),
    contacts: {
      find: async (userId) => desk.contacts.get(userId) ?? null,
      open: async (text) => plainOf(text),
      administrators: async () => desk.administrators,
    },
    marks: {
      on: async (kind, targetId) => ({ marks: marksOn(kind, targetId), next: null }),
      count: async (kind, targetId, { from, before }) =>
        marksOn(kind, targetId).filter(({ at }) => at >= from && at < before).length,
      stands: async (kind, targetId, collectorId) =>
        marksOn(kind, targetId).some((mark) => mark.collectorId === collectorId),
    },
    savedSearchNews: {
      of: async (_, after = "0") => {
        const page = Number(after);
        const next = page + 1 < desk.savedSearchNews.length ? String(page + 1) : null;
        return { people: desk.savedSearchNews[page] ?? [], next };
      },
    },
    outbids: { find: async (auctionId, userId) => desk.outbids.get(`${auctionId}/${userId}`) ?? null },
    files,
    clock,
    logger: createSilentLogger(),
    deadlines: { all: async () => [] },
    publicUrl: "http://naqsh.test",
  };
  return desk;
};
