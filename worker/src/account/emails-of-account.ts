import type { PersonalText } from "@naqsh/shared/kernel/personal";
import { isPersonalText } from "@naqsh/shared/kernel/personal";
import type { JobDeps } from "../jobs/job-definition";

const sealedEmailsIn = (data: Readonly<Record<string, unknown>>): PersonalText[] =>
  [data["email"]].filter((text) => isPersonalText(text));

/** Every e-mail that a person's account ever had or asked for; none once they are erased. */
export const emailsOfAccount = async (
  userId: string,
  { contacts, store }: Pick<JobDeps, "contacts" | "store">,
): Promise<string[]> => {
  const emails = new Set<string>();
  for await (const { data } of store.readStream(`user-${userId}`)) {
    for (const text of sealedEmailsIn(data)) {
      const email = await contacts.open(text);
      if (email !== null) emails.add(email);
    }
  }
  return [...emails];
};
