import { answer, post, remove } from "../kernel/endpoint";
import { NoBody } from "../kernel/no-body";
import type { KeptCard } from "./card.views";

/** Suspended people pay for what they bought. Nothing of a card lies here: both calls ask Stripe. */
const ofOwner = { access: "signedIn", rateLimit: "writes", appendsNothing: true } as const;

export const cardWrites = {
  keptCards: post("/api/my-cards", {
    ...ofOwner,
    summary: { ar: "بطاقات القارئ المحفوظة لدى مزوّد الدفع", en: "The cards that Stripe keeps for the reader" },
    input: NoBody,
    answer: answer<KeptCard[]>(),
    holdsSecrets: true,
  }),
  removeCard: remove("/api/my-cards/:id", {
    ...ofOwner,
    summary: { ar: "حذف بطاقة محفوظة", en: "Has Stripe forget a card of the reader" },
    answer: answer<{ id: string }>(),
    refusals: ["CARD_UNKNOWN"],
  }),
};
