import * as z from "zod/mini";
import { answer, get } from "../kernel/endpoint";
import { momentField } from "../kernel/query-input";
import { WHY_STATES } from "./why.views";
import type { WhyStory } from "./why.views";

const WhyQuery = z.object({
  state: z.enum(WHY_STATES),
  subject: z.string().check(z.minLength(1), z.maxLength(100)),
  at: momentField,
});

export const whyReads = {
  why: get("/api/why", {
    access: "anyone",
    summary: { ar: "الأحداث وراء حالة", en: "The events behind a state, as far as the reader may know them" },
    input: WhyQuery,
    readLimit: "stories",
    answer: answer<WhyStory>(),
    refusals: ["SIGN_IN_REQUIRED", "NOT_FOUND"],
  }),
};
