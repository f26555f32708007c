import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { TELL_ADMINISTRATORS } from "./notification-jobs";
import { notify } from "./notice";

export const tellAdministratorsJob: JobDefinition = {
  ...TELL_ADMINISTRATORS,
  run: async (job, deps) => {
    const subject = { artworkId: given(job, "artworkId") };
    for (const userId of await deps.contacts.administrators()) {
      const command = notify(given(job, "causeId"), userId, "artworkToReview", subject);
      await dispatchOf(job, deps, { streamCategory: "inbox", streamId: userId, command });
    }
  },
};
