import type { EventOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { PersonalText } from "../kernel/personal";
import type { HeldName } from "./profile.events";
import type { EventWords } from "../kernel/event-words";

/** The person wants another e-mail; the present one stays until the link of a letter to the new one is used. */
export type EmailChangeRequested = EventOf<
  "EmailChangeRequested",
  { userId: string; requestId: string; email: PersonalText; claimId: string }
>;
/** A letter with a link leaves for the new e-mail; of the link's secret only the digest is known. */
export type EmailChangeSent = EventOf<
  "EmailChangeSent",
  { userId: string; requestId: string; digest: string; expiresAt: Instant }
>;
/**
 * The new e-mail's claim is held before this, by the try `moveId`; `former` is let go of after it. Both former fields are null if the account
 * had the e-mail already, and only the try is another one.
 */
export type EmailChanged = EventOf<
  "EmailChanged",
  {
    userId: string;
    email: PersonalText;
    claimId: string;
    moveId: string;
    former: HeldName | null;
    formerEmail: PersonalText | null;
  }
>;

export type EmailChangeEvent = EmailChangeRequested | EmailChangeSent | EmailChanged;

export const emailChangeEventWords: EventWords<EmailChangeEvent> = {
  EmailChangeRequested: {
    ar: "طلب تغيير البريد",
    en: "Change of e-mail asked for",
    sentence: "Another e-mail was asked for",
  },
  EmailChangeSent: {
    ar: "إرسال رابط تغيير البريد",
    en: "Letter about the new e-mail sent",
    sentence: "A letter with a link was sent to the new e-mail",
  },
  EmailChanged: { ar: "تغيير البريد", en: "E-mail changed", sentence: "The account moved to another e-mail" },
};
