import { foldArabic, searchWords } from "@naqsh/shared/kernel/arabic-fold";
import { streamName } from "@naqsh/shared/kernel/stream-name";
import type { FoundSubjects, HistorySubject } from "@naqsh/shared/moderation";
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

type Some<Item> = { shown: Item[]; isCut: boolean };

/** The first of what was asked for with one more, which tells that there are more. */
const firstOf = <Item>(found: readonly Item[], most: number): Some<Item> => ({
  shown: found.slice(0, most),
  isCut: found.length > most,
});

const personOf = async (person: Person, { people }: QueryDeps): Promise<HistorySubject> => ({
  kind: "person",
  id: person.userId,
  stream: streamName("user", person.userId),
  name: await people.fullName(person.userId),
  latinName: await people.open(person.latinName),
  at: person.createdAt,
});

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
const peopleCalled = async (text: string, words: readonly string[], deps: QueryDeps): Promise<Some<HistorySubject>> => {
  const { views, people } = deps;
  const found: HistorySubject[] = [];
  const pause = createPauses(QUESTION_SLICE_MS);
  for await (const { document: person } of allFound(views.people, { index: "byTime", direction: "descending" })) {
    await pause();
    const { firstName, lastName, latinName, username, email } = person;
    const [address, ...names] = await Promise.all([email, firstName, lastName, latinName, username].map(people.open));
    const isMeant = beginWords(words, names.join(" ")) || (address !== null && foldArabic(address!).startsWith(text));
    if (isMeant) found.push(await personOf(person, deps));
    if (found.length > MOST_FOUND) break;
  }
  return firstOf(found, MOST_FOUND);
};

/** Of works in the marketplace the search's texts are in memory: only what is found is read. */
const approvedCalled = async (words: readonly string[], { views, search }: QueryDeps): Promise<Artwork[]> => {
  const ids = await search.called(words, MOST_FOUND + 1);
  const works = new Map((await views.artworks.load(ids)).map(({ key, document }) => [key, document]));
  return ids.flatMap((id) => works.get(id) ?? []).filter(({ status }) => status === "approved");
};

const worksCalled = async (words: readonly string[], deps: QueryDeps): Promise<Some<Artwork>> => {
  const { views } = deps;
  const found = await approvedCalled(words, deps);
  // What is not approved is in no index of words.
  for (const status of ["pending", "rejected", "withdrawn"]) {
    const newest = { index: "byStatus", equals: [status], direction: "descending" } as const;
    for await (const { document } of allFound(views.artworks, newest)) {
      if (found.length > MOST_FOUND) return firstOf(found, MOST_FOUND);
      const { title, titleEn } = document.details;
      if (beginWords(words, `${title} ${titleEn ?? ""}`)) found.push(document);
    }
  }
  return firstOf(found, MOST_FOUND);
};

const auctionsOf = async (work: Artwork, deps: QueryDeps): Promise<Some<HistorySubject>> => {
  const find = {
    index: "byArtwork",
    equals: [work.artworkId],
    direction: "descending",
    limit: cutTo(MOST_AUCTIONS + 1, "isCut says that there are more"),
  } as const;
  const { documents } = await deps.views.rooms.find(find);
  const { shown, isCut } = firstOf(documents, MOST_AUCTIONS);
  const auctions = shown.map(({ key, document: { head } }) =>
    titled(head.artworkId, { kind: "auction", id: key, at: head.startsAt }, deps),
  );
  return { shown: await Promise.all(auctions), isCut };
};

/**
 * People by name, username or e-mail, works by title with their auctions, and whether there are more; of a text that holds an id,
 * what has that id.
 */
export const findSubjects = async (text: string, deps: QueryDeps): Promise<FoundSubjects> => {
  const id = UUID.exec(text)?.[0].toLowerCase();
  if (id !== undefined) return { subjects: await byId(id, deps), hasMore: false };
  const words = searchWords(text);
  if (words.length === 0) return { subjects: [], hasMore: false };
  const people = await peopleCalled(foldArabic(text), words, deps);
  const works = await worksCalled(words, deps);
  const subjects = people.shown;
  let hasMore = people.isCut || works.isCut;
  for (const work of works.shown) {
    const auctions = await auctionsOf(work, deps);
    subjects.push(workOf(work), ...auctions.shown);
    hasMore ||= auctions.isCut;
  }
  return { subjects, hasMore };
};
