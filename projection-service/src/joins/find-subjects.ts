import { foldArabic, searchWords } from "@naqsh/shared/kernel/arabic-fold";
import { streamName } from "@naqsh/shared/kernel/stream-name";
import type { HistorySubject } from "@naqsh/shared/moderation";
import { nextTurn } from "@naqsh/shared/platform/next-turn";
import type { Person } from "./person";
import type { Artwork } from "../artwork/artwork-document";
import { allFound } from "./all-documents";
import { beginWords } from "./begin-words";
import type { QueryDeps } from "../query-deps";
import { createPauses } from "../runner/pauses";
import { QUESTION_SLICE_MS } from "../runner/slices";
import { cutTo } from "../http/list-page";

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

const MOST_FOUND = 8;
const MOST_AUCTIONS = 4;
/** Works that are read in one question to the store. */
const WORKS_OF_LOOK = 32;

const personOf = async (person: Person, { people }: QueryDeps): Promise<HistorySubject> => ({
  kind: "person",
  id: person.userId,
  stream: streamName("user", person.userId),
  name: await people.fullName(person.userId),
  latinName: await people.open(person.latinName),
  at: person.createdAt,
});

const textOf = ({ details: { title, titleEn, medium, mediumEn, tags } }: Artwork): string =>
  [title, titleEn, medium, mediumEn, ...tags].filter((part) => part !== null).join(" ");

const workOf = ({ artworkId, details, submittedAt }: Artwork): HistorySubject => ({
  kind: "artwork",
  id: artworkId,
  stream: streamName("artwork", artworkId),
  name: details.title,
  latinName: details.titleEn,
  at: submittedAt,
});

const titled = async (
  artworkId: string,
  subject: Pick<HistorySubject, "kind" | "id" | "at">,
  { lots }: QueryDeps,
): Promise<HistorySubject> => {
  const titles = await lots.title(artworkId);
  const stream = streamName(subject.kind, subject.id);
  return { ...subject, stream, name: titles?.title ?? null, latinName: titles?.titleEn ?? null };
};

const byId = async (id: string, deps: QueryDeps): Promise<HistorySubject[]> => {
  const { views } = deps;
  const person = await views.people.get(id);
  if (person !== null) return [await personOf(person, deps)];
  const work = await views.artworks.get(id);
  if (work !== null) return [workOf(work)];
  const room = await views.rooms.get(id);
  if (room !== null) return [await titled(room.head.artworkId, { kind: "auction", id, at: room.head.startsAt }, deps)];
  const order = await views.orders.get(id);
  return order === null ? [] : [await titled(order.artworkId, { kind: "order", id, at: order.createdAt }, deps)];
};

/** Names are sealed in every view (decision 0012), so that a search opens them, the newest person's first, until enough are found. */
const peopleCalled = async (text: string, words: readonly string[], deps: QueryDeps): Promise<HistorySubject[]> => {
  const { views, people } = deps;
  const found: HistorySubject[] = [];
  const pause = createPauses(QUESTION_SLICE_MS);
  for await (const { document: person } of allFound(views.people, { index: "byTime", direction: "descending" })) {
    await pause();
    const { firstName, lastName, latinName, username, email } = person;
    const [address, ...names] = await Promise.all([email, firstName, lastName, latinName, username].map(people.open));
    const isMeant = beginWords(words, names.join(" ")) || (address !== null && foldArabic(address!).startsWith(text));
    if (isMeant) found.push(await personOf(person, deps));
    if (found.length === MOST_FOUND) break;
  }
  return found;
};

/** Approved works that the index of searches finds as they are spelt, the newest first: it looks at more texts than are meant here. */
const approvedCalled = async (
  text: string,
  words: readonly string[],
  { views, search, market }: QueryDeps,
): Promise<Artwork[]> => {
  const [index, rows] = [await search.index(), await market.rows()];
  const [asWritten] = index.ways("artwork", text, () => false);
  const createdAt = (id: string): number => rows.get(id)?.createdAtMs ?? 0;
  const newest = [...(asWritten?.ids ?? [])].toSorted((a, b) => createdAt(b) - createdAt(a) || (a < b ? 1 : -1));
  const found: Artwork[] = [];
  for (let from = 0; from < newest.length; from += WORKS_OF_LOOK) {
    const ids = newest.slice(from, from + WORKS_OF_LOOK);
    const works = new Map((await views.artworks.load(ids)).map(({ key, document }) => [key, document]));
    for (const id of ids) {
      const work = works.get(id);
      if (work?.status === "approved" && beginWords(words, textOf(work))) found.push(work);
      if (found.length === MOST_FOUND) return found;
    }
    await nextTurn();
  }
  return found;
};

const worksCalled = async (text: string, words: readonly string[], deps: QueryDeps): Promise<Artwork[]> => {
  const { views } = deps;
  const found = await approvedCalled(text, words, deps);
  // What is not approved is in no index of words.
  for (const status of ["pending", "rejected", "withdrawn"]) {
    const newest = { index: "byStatus", equals: [status], direction: "descending" } as const;
    for await (const { document } of allFound(views.artworks, newest)) {
      if (found.length >= MOST_FOUND) return found;
      const { title, titleEn } = document.details;
      if (beginWords(words, `${title} ${titleEn ?? ""}`)) found.push(document);
    }
  }
  return found;
};

const auctionsOf = async (work: Artwork, deps: QueryDeps): Promise<HistorySubject[]> => {
  const find = {
    index: "byArtwork",
    equals: [work.artworkId],
    direction: "descending",
    limit: cutTo(MOST_AUCTIONS, "suggestions while one types"),
  } as const;
  const { documents } = await deps.views.rooms.find(find);
  return Promise.all(
    documents.map(({ key, document: { head } }) =>
      titled(head.artworkId, { kind: "auction", id: key, at: head.startsAt }, deps),
    ),
  );
};

/** People by name, username or e-mail, works by title with their auctions; of a text that holds an id, what has that id. */
export const findSubjects = async (text: string, deps: QueryDeps): Promise<HistorySubject[]> => {
  const id = UUID.exec(text)?.[0].toLowerCase();
  if (id !== undefined) return byId(id, deps);
  const words = searchWords(text);
  if (words.length === 0) return [];
  const found = await peopleCalled(foldArabic(text), words, deps);
  for (const work of await worksCalled(text, words, deps)) found.push(workOf(work), ...(await auctionsOf(work, deps)));
  return found;
};
