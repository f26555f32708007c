import { riyadhDayOf, spanOfRiyadhDay } from "@naqsh/shared/kernel/riyadh-day";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import type { SendNotice } from "@naqsh/shared/notification";
import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { noticeIdOf, notify } from "./notice";
import { TELL_OF_MARKS } from "./mark-jobs";

/** A day and a work, or the artist, have one notice, which is counted anew. */
const ofTheDay = ({ type, data }: SendNotice, thing: string): SendNotice => ({
  type,
  data: { ...data, noticeId: noticeIdOf(uuid5(NAQSH_NAMESPACE, thing), data.userId) },
});

/** Tells an artist how many liked a work, or began to follow them, on a day of Riyadh and have not taken it back. */
export const tellOfMarksJob: JobDefinition = {
  ...TELL_OF_MARKS,
  run: async (job, deps) => {
    const kind = given(job, "kind") === "like" ? "like" : "follow";
    const [targetId, userId, causeId] = [given(job, "targetId"), given(job, "artistId"), given(job, "causeId")];
    const from = given(job, "from");
    const count = await deps.marks.count(kind, targetId, spanOfRiyadhDay(from));
    const command =
      kind === "like"
        ? notify(causeId, userId, "workLiked", { artworkId: targetId, count })
        : notify(causeId, userId, "artistFollowed", { count });
    const standing = ofTheDay(command, `${kind}/${targetId}/${riyadhDayOf(from)}`);
    await dispatchOf(job, deps, { streamCategory: "inbox", streamId: userId, command: standing });
  },
};
