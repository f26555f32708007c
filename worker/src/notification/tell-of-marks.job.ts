import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { notify } from "./notice";
import { TELL_OF_MARKS } from "./mark-jobs";

/** Tells an artist how many liked a work or began to follow them; nothing if all of them took it back meanwhile. */
export const tellOfMarksJob: JobDefinition = {
  ...TELL_OF_MARKS,
  run: async (job, deps) => {
    const kind = given(job, "kind") === "like" ? "like" : "follow";
    const [targetId, userId] = [given(job, "targetId"), given(job, "artistId")];
    const span = { from: given(job, "from"), before: given(job, "before") };
    const count = await deps.marks.count(kind, targetId, span);
    if (count === 0) return;
    const command =
      kind === "like"
        ? notify(given(job, "causeId"), userId, "workLiked", { artworkId: targetId, count })
        : notify(given(job, "causeId"), userId, "artistFollowed", { count });
    await dispatchOf(job, deps, { streamCategory: "inbox", streamId: userId, command });
  },
};
