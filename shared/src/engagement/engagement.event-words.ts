import type { EventWords } from "../kernel/event-words";
import type { ArtistEngagementEvent, EngagementEvent } from "./engagement.events";

export const engagementEventWords = {
  ArtworkShared: { ar: "مشاركة عمل", en: "Work shared", sentence: "Somebody shared a work" },
  ArtworkViewed: { ar: "مشاهدة عمل", en: "Work viewed", sentence: "Somebody looked at a work" },
  ArtistPageViewed: {
    ar: "زيارة صفحة فنان",
    en: "Artist's page viewed",
    sentence: "Somebody looked at an artist's page",
  },
} as const satisfies EventWords<EngagementEvent | ArtistEngagementEvent>;
