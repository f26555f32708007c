import { answer, get } from "../kernel/endpoint";
import type { KnownAddress } from "./address.views";

export const addressReads = {
  myAddresses: get("/api/my-addresses", {
    access: "signedIn",
    summary: {
      ar: "عناوين القارئ: المحفوظة أولها الافتراضي، ثم ما استعمله في طلباته",
      en: "The reader's addresses: the default, others that they keep, then those that they gave with orders",
    },
    answer: answer<KnownAddress[]>(),
  }),
};
