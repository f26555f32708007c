import * as z from "zod/mini";
import { answer, get } from "../kernel/endpoint";
import { wholeNumber } from "../kernel/query-input";
import type { Recommendations } from "./recommendation.views";

export const recommendationReads = {
  recommendations: get("/api/recommendations", {
    access: "signedIn",
    summary: {
      ar: "أعمال قد تهم القارئ، ولماذا تظهر له",
      en: "Works that the reader may care about, each with why it is shown",
    },
    input: z.object({ limit: z._default(wholeNumber(1, 24), 12) }),
    answer: answer<Recommendations>(),
  }),
};
