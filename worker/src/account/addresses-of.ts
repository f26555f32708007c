import type { PersonalText } from "@naqsh/shared/kernel/personal";
import { isPersonalText } from "@naqsh/shared/kernel/personal";
import type { JobDeps } from "../jobs/job-definition";

const emailsIn = (data: Readonly<Record<string, unknown>>): PersonalText[] =>
  [data["email"]].filter((text) => isPersonalText(text));

/** Every e-mail that a person's account ever had or asked for; none once they are erased. */
export const addressesOf = async (
  userId: string,
  { contacts, store }: Pick<JobDeps, "contacts" | "store">,
): Promise<string[]> => {
  const addresses = new Set<string>();
  for await (const { data } of store.readStream(`user-${userId}`)) {
    for (const text of emailsIn(data)) {
      const address = await contacts.open(text);
      if (address !== null) addresses.add(address);
    }
  }
  return [...addresses];
};
