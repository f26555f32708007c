import type { EventOf } from "../kernel/decider";
import type { PersonalText } from "../kernel/personal";

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
