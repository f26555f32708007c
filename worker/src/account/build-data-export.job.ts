import { randomUUID } from "node:crypto";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { HeldOrRead } from "@naqsh/shared/platform/held-data/everything-about";
import { everythingAbout } from "@naqsh/shared/platform/held-data/everything-about";
import { unsealBytes } from "@naqsh/shared/platform/event-codec/sealed-bytes";
import { nextTurn } from "@naqsh/shared/platform/next-turn";
import { removeSealedArchive, writeSealedArchive } from "@naqsh/shared/platform/sealed-archive";
import type { CommandOutcome } from "@naqsh/shared/platform/ports/system-command";
import type { NaqshSystemCommand } from "@naqsh/shared/registry";
import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition, JobDeps } from "../jobs/job-definition";
import type { Job } from "../ports/job-queue";
import { liftedEvent } from "../runner/lifted-event";
import { BUILD_DATA_EXPORT } from "./account-jobs";
import { currentExportOf, removeOtherExports } from "./data-exports-in-stream";
import { emailsOfAccount } from "./emails-of-account";
import { heldBeside } from "./data-export/held-beside";
import type { HeldPicture } from "./data-export/held-pictures";
import { personalArchive } from "./data-export/personal-archive";

/** Progress is told in tenths, and no oftener than that: each is an event. */
const TENTH = 10;
const TOLD_EVERY_MS = 1_000;
/** How many events of a log are looked at in one turn of the event loop. */
const EVENTS_PER_TURN = 64;

type Copy = { userId: string; exportId: string };

const decided = (job: Job, deps: JobDeps, copy: Copy, command: NaqshSystemCommand): Promise<CommandOutcome> =>
  dispatchOf(job, deps, { streamCategory: "dataExport", streamId: copy.userId, command });

const inTurns = (): (() => Promise<void> | undefined) => {
  let met = 0;
  return () => ((met += 1) % EVENTS_PER_TURN === 0 ? nextTurn() : undefined);
};

const tellProgress = (job: Job, deps: JobDeps, copy: Copy): ((percent: number) => Promise<void>) => {
  let [told, toldAtMs] = [0, deps.clock.now()];
  return async (percent) => {
    const tenth = Math.min(90, Math.floor(percent / TENTH) * TENTH);
    if (tenth <= told || deps.clock.now() - toldAtMs < TOLD_EVERY_MS) return;
    [told, toldAtMs] = [tenth, deps.clock.now()];
    const once = { ...job, id: `${job.id}/${tenth}` };
    await decided(once, deps, copy, { type: "AdvanceDataExport", data: { ...copy, percent: tenth } });
  };
};

const picturesOf =
  ({ files, keys }: JobDeps, key: Uint8Array) =>
  async ({ file, isSealed, innerKey }: HeldPicture): Promise<AsyncIterable<Uint8Array> | null> => {
    if (!isSealed) return (await files.open(file))?.stream ?? null;
    const sealed = await files.read(file);
    const outer = sealed && unsealBytes(key, sealed, file);
    const inner = innerKey === undefined ? null : await keys.find(innerKey);
    const opened = innerKey === undefined ? outer : outer && inner && unsealBytes(inner, outer, file);
    return (
      opened &&
      (async function* () {
        yield opened;
      })()
    );
  };

const eventsOf = (userId: string, { store, keys }: JobDeps): AsyncIterable<HeldOrRead> =>
  everythingAbout(userId, { store, keys, decode: liftedEvent, pause: inTurns() });

/** By the time that has passed between the log's first event and the request. */
const shareRead = async ({ store }: JobDeps, requestedAt: string): Promise<(at: string) => number> => {
  let first = requestedAt;
  for await (const { recordedAt } of store.readAll({ limit: 1 })) first = recordedAt;
  const whole = Math.max(1, msFromInstant(requestedAt) - msFromInstant(first));
  return (at) => Math.min(100, (100 * (msFromInstant(at) - msFromInstant(first))) / whole);
};

/**
 * Makes the copy that a person asked for: reads the log once, packs what is held about them, and seals it under their key. It may run
 * more than once, and twice at a time: each try is recorded before it writes, and writes to a place of its own. The one that completes the
 * copy counts, and what the others wrote is removed.
 */
export const buildDataExportJob: JobDefinition = {
  ...BUILD_DATA_EXPORT,
  run: async (job, deps) => {
    const copy: Copy = { userId: given(job, "userId"), exportId: given(job, "exportId") };
    const { userId, exportId } = copy;
    const current = await currentExportOf(deps.store, userId);
    const key = await deps.keys.find(userId);
    await removeOtherExports(deps, userId, key === null ? null : current);
    if (current?.exportId !== exportId || current.attempt !== null || key === null) return;
    const attempt = randomUUID();
    const once = { ...job, id: `${job.id}/${attempt}` };
    const begun = await decided(once, deps, copy, { type: "AttemptDataExport", data: { ...copy, attempt } });
    if (!begun.accepted) return;
    const content = personalArchive(
      {
        person: userId,
        madeAt: new Date(deps.clock.now()),
        events: eventsOf(userId, deps),
        beside: await heldBeside(userId, await emailsOfAccount(userId, deps), deps),
        openPicture: picturesOf(deps, key),
        onProgress: tellProgress(job, deps, copy),
      },
      await shareRead(deps, job.at),
    );
    const written = await writeSealedArchive(deps.files, key, { exportId, attempt }, content);
    if (written === null) return;
    const made = { ...copy, attempt, ...written };
    const outcome = await decided(once, deps, copy, { type: "CompleteDataExport", data: made });
    // Erased, asked for anew or made by another try, while this one made it.
    if (!outcome.accepted || (await deps.keys.find(userId)) === null) {
      return removeSealedArchive(deps.files, { exportId, attempt }, written.chunks);
    }
    await removeOtherExports(deps, userId, { exportId, attempt });
  },
};
