import type { EventOf } from "../kernel/decider";
import type { PersonalText } from "../kernel/personal";
import type { EventWords } from "../kernel/event-words";

/** The person acts as an administrator from here on. `grantId` tells this grant from an earlier or a later one. */
export type AdministratorRightGiven = EventOf<
  "AdministratorRightGiven",
  { userId: string; grantId: string; givenBy: string; reason: PersonalText }
>;
/** `role`: what the person is again. */
export type AdministratorRightTaken = EventOf<
  "AdministratorRightTaken",
  { userId: string; grantId: string; takenBy: string; role: "collector" | "artist"; reason: PersonalText }
>;
export type AdministratorRightEvent = AdministratorRightGiven | AdministratorRightTaken;

/** In the one stream through which all dismissals go; the person's own stream follows. */
export type AdministratorDismissed = EventOf<
  "AdministratorDismissed",
  { userId: string; grantId: string; dismissedBy: string; reason: PersonalText }
>;
export type AdministratorsEvent = AdministratorDismissed;

export const administratorEventWords: EventWords<AdministratorRightEvent | AdministratorsEvent> = {
  AdministratorRightGiven: {
    ar: "منح صلاحية الإدارة",
    en: "Right of administrator given",
    sentence: "The person was given the right of administrator",
  },
  AdministratorDismissed: {
    ar: "قرار نزع صلاحية الإدارة",
    en: "Administrator dismissed",
    sentence: "An administrator was dismissed by another one",
  },
  AdministratorRightTaken: {
    ar: "نزع صلاحية الإدارة",
    en: "Right of administrator taken",
    sentence: "The right of administrator was taken from the person",
  },
};
