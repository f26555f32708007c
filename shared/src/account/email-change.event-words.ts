import type { EventWords } from "../kernel/event-words";
import type { EmailChangeEvent } from "./email-change.events";

export const emailChangeEventWords = {
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
} as const satisfies EventWords<EmailChangeEvent>;
