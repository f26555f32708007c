import type { AccountRole } from "@naqsh/shared/account";
import { idOfName } from "./auction-story";
import type { ReadSide } from "./read-side";
import { registered } from "./story-events";

/** Registers people by their names, each in a role, in this order. */
export const tellPeople = async (readSide: ReadSide, people: Readonly<Record<string, AccountRole>>): Promise<void> => {
  for (const [name, role] of Object.entries(people))
    // oxlint-disable-next-line no-await-in-loop -- a log is told in order
    await readSide.tell(`user-${idOfName(name)}`, [registered(name, role)]);
};
