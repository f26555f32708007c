import { foldArabic, searchWords } from "@naqsh/shared/kernel/arabic-fold";
import { claimIdOf } from "@naqsh/shared/platform/claim-id";
import type { PersonStanding } from "@naqsh/shared/moderation";
import type { AccountRole } from "@naqsh/shared/account";
import type { Find, Found } from "@naqsh/shared/platform/ports/read-model-store";
import type { Person } from "../joins/person";
import { pageOf } from "../http/list-page";
import type { PageInput } from "../http/list-page";
import { beginWords } from "../joins/begin-words";
import type { QueryDeps } from "../query-deps";
import { createPauses } from "../runner/pauses";
import { QUESTION_SLICE_MS } from "../runner/slices";

type UsersQuestion = {
  q?: string | undefined;
  role?: AccountRole | undefined;
  standing?: PersonStanding | undefined;
};

/** Names are sealed in every view (decision 0012): a page of a search opens those of so many people at most, and says where it stopped. */
const MOST_OPENED = 1_000;

const indexOf = ({ role, standing }: UsersQuestion): Pick<Find, "index" | "equals" | "filter"> => {
  if (standing !== undefined && role !== undefined) return { index: "byStanding", equals: [standing, role] };
  if (standing !== undefined) return { index: "byTime", filter: { standing } };
  return role === undefined ? { index: "byTime" } : { index: "byRole", equals: [role] };
};

/** Who holds an e-mail or a username exactly: the claim's stream is named by a keyed hash, so that nothing has to be opened. */
const holderOf = async (text: string, { keys, store, views }: QueryDeps): Promise<Person | null> => {
  const kind = text.includes("@") ? "email" : "username";
  let holder: string | null = null;
  for await (const { type, data } of store.readStream(`${kind}Claim-${await claimIdOf(keys, kind, text)}`)) {
    holder = type.endsWith("Claimed") ? String(data["userId"]) : null;
  }
  return holder === null ? null : views.people.get(holder);
};

const fits = (person: Person, { role, standing }: UsersQuestion): boolean =>
  (role === undefined || person.role === role) && (standing === undefined || person.standing === standing);

const isCalled = async (person: Person, text: string, words: readonly string[], { people }: QueryDeps) => {
  const { firstName, lastName, latinName, username, email } = person;
  const [address, ...names] = await Promise.all([email, firstName, lastName, latinName, username].map(people.open));
  if (address !== null && address !== undefined && foldArabic(address).startsWith(text)) return true;
  return words.length > 0 && beginWords(words, names.filter((name) => name !== null).join(" "));
};

/** Opens the names of one person after the other, newest first, until a page is full or it has opened enough. */
const searchNames = async (
  question: UsersQuestion & { q: string },
  page: PageInput,
  deps: QueryDeps,
): Promise<Found<Person>> => {
  const text = foldArabic(question.q);
  const words = searchWords(question.q);
  const pause = createPauses(QUESTION_SLICE_MS);
  const step = Math.ceil(page.limit / 2);
  const documents: Found<Person>["documents"] = [];
  let { cursor } = page;
  for (let opened = 0; opened < MOST_OPENED; opened += step) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
    const found = await deps.views.people.find({
      ...indexOf(question),
      direction: "descending",
      ...pageOf({ limit: step, cursor }),
    });
    for (const one of found.documents) {
      // oxlint-disable-next-line no-await-in-loop -- the loop pauses so that others are answered meanwhile
      await pause();
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (await isCalled(one.document, text, words, deps)) documents.push(one);
    }
    if (found.next === null) return { documents, next: null };
    cursor = found.next;
    if (documents.length > page.limit - step) break;
  }
  return { documents, next: cursor ?? null };
};

/**
 * Accounts, newest first; by `q` those whose name, username or e-mail begins so, or the one that holds exactly that. A page of a
 * search may hold fewer than it has room for, also none, and still be followed by another.
 */
export const findUsers = async (question: UsersQuestion, page: PageInput, deps: QueryDeps): Promise<Found<Person>> => {
  const { q } = question;
  if (q === undefined || q === "") {
    return deps.views.people.find({ ...indexOf(question), direction: "descending", ...pageOf(page) });
  }
  const holder = page.cursor === undefined ? await holderOf(q, deps) : null;
  if (holder !== null && fits(holder, question)) {
    return { documents: [{ key: holder.userId, document: holder }], next: null };
  }
  return searchNames({ ...question, q }, page, deps);
};
