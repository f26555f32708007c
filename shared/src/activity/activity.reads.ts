import * as z from "zod/mini";
import { answer, get } from "../kernel/endpoint";
import { pageFields } from "../kernel/query-input";
import type { ActivityEntry } from "./activity.views";

export const activityReads = {
  activity: get("/api/user/activity", {
    access: "signedIn",
    summary: { ar: "ما فعله القارئ، الأحدث أولًا", en: "What the reader did, newest first" },
    input: z.object(pageFields(20)),
    answer: answer<ActivityEntry[]>(),
    paged: true,
  }),
};
