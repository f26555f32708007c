import type { AuctionEvent } from "@naqsh/shared/auction";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import { dispatchOf, given, type JobDefinition } from "../jobs/job-definition";
import { notify } from "./notice";
import { liftedEvent } from "../runner/lifted-event";
import { REMIND_OF_AUCTION } from "./mark-jobs";

type Opening = { artworkId: string; startsAt: Instant };

/** When an auction opens, as its stream has it now; null for one that was cancelled. */
const openingOf = async (store: Pick<EventStore, "readStream">, auctionId: string): Promise<Opening | null> => {
  let opening: Opening | null = null;
  for await (const stored of store.readStream(`auction-${auctionId}`)) {
    const { type, data } = liftedEvent(stored) as RecordedEvent<AuctionEvent>;
    if (type === "AuctionScheduled") opening = { artworkId: data.artworkId, startsAt: data.startsAt };
    if (type === "AuctionDeadlinesMoved" && opening && data.startsAt !== null) {
      opening = { ...opening, startsAt: data.startsAt };
    }
    if (type === "AuctionCancelled") return null;
    if (type === "AuctionOpened") return opening;
  }
  return opening;
};

/** Reminds somebody who still wants it of an auction that opens when this job was made for. */
export const remindOfAuctionJob: JobDefinition = {
  ...REMIND_OF_AUCTION,
  run: async (job, deps) => {
    const [userId, auctionId] = [given(job, "collectorId"), given(job, "auctionId")];
    if (!(await deps.marks.stands("reminder", auctionId, userId))) return;
    const opening = await openingOf(deps.store, auctionId);
    if (opening?.startsAt !== given(job, "startsAt")) return;
    const subject = { auctionId, artworkId: opening.artworkId, at: opening.startsAt };
    const command = notify(given(job, "causeId"), userId, "auctionReminder", subject);
    await dispatchOf(job, deps, { streamCategory: "inbox", streamId: userId, command });
  },
};
