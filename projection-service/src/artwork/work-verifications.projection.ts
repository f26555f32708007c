import type { VerificationWaits, WorkVerification } from "@naqsh/shared/artwork";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { PersonalText } from "@naqsh/shared/kernel/personal";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";

/** How a work stands with its verification; `by` and `seen`: of the administrator who has seen it. */
export type WorkVerificationDocument = {
  artworkId: string;
  standing: WorkVerification["standing"];
  at: Instant;
  by: string | null;
  seen: PersonalText | null;
  because: VerificationWaits | null;
  papers: number;
};

const HANDLED = [
  "ArtworkVerified",
  "ArtworkVerificationWithdrawn",
  "ArtworkVerificationEnded",
  "ArtworkWithdrawn",
  "WorkDocumentAdded",
  "WorkDocumentRemoved",
] as const;
type Event = EventsOf<typeof HANDLED>;

const UNSEEN = { standing: "none", by: null, seen: null, because: null } as const;

const next = (
  before: WorkVerificationDocument,
  { type, data, recordedAt: at }: RecordedEvent<Event>,
): WorkVerificationDocument | null => {
  switch (type) {
    case "ArtworkVerified":
      return { ...before, standing: "verified", at, by: data.verifiedBy, seen: data.seen, because: null };
    case "ArtworkVerificationWithdrawn":
      return { ...before, ...UNSEEN, at };
    case "ArtworkVerificationEnded":
      return { ...before, ...UNSEEN, standing: "waiting", at, because: data.because };
    case "WorkDocumentAdded": {
      const added = { ...before, papers: before.papers + 1 };
      return before.standing === "none" ? { ...added, standing: "waiting", at, because: "papersAdded" } : added;
    }
    case "WorkDocumentRemoved": {
      const left = { ...before, papers: before.papers - 1 };
      return left.papers === 0 && before.because === "papersAdded" ? { ...left, ...UNSEEN, at } : left;
    }
    case "ArtworkWithdrawn":
      return null;
  }
};

/** Which works administrators have seen, and which wait to be seen. */
export const workVerificationsProjection: Projection<WorkVerificationDocument, Event> = {
  name: "work-verifications",
  version: 1,
  indexes: { byStanding: ["standing", "at"] },
  handles: HANDLED,
  keysOf: ({ data }) => [data.artworkId],
  evolve: (before, event, artworkId) =>
    next(before ?? { artworkId, ...UNSEEN, at: event.recordedAt, papers: 0 }, event),
};
