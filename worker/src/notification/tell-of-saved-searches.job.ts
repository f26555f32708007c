import { dispatchOf, given, type JobDefinition } from "../jobs/job-definition";
import { forEachConcurrently } from "../runner/for-each-concurrently";
import { TELL_OF_SAVED_SEARCHES } from "./notification-jobs";

/** Commands on their way at once. */
const AT_ONCE = 16;

/** Tells everyone whose saved searches find something new, once of all; each stream decides of which its person was told today already. */
export const tellOfSavedSearchesJob: JobDefinition = {
  ...TELL_OF_SAVED_SEARCHES,
  run: async (job, deps) => {
    const asked = { before: given(job, "before"), position: given(job, "position") };
    let after: string | null = null;
    do {
      const page = await deps.savedSearchNews.of(asked, after ?? undefined);
      await forEachConcurrently(page.people, AT_ONCE, async ({ userId, works, finds }) => {
        const command = { type: "TellOfSavedSearches", data: { userId, upTo: asked.before, works, finds } } as const;
        // What a job that runs again finds besides is a command of its own.
        const own = { ...job, id: `${job.id}/${finds.map(({ savedId }) => savedId).join("/")}` };
        await dispatchOf(own, deps, { streamCategory: "savedSearches", streamId: userId, command });
      });
      after = page.next;
    } while (after !== null);
  },
};
