import { foldArabic, searchWords } from "@naqsh/shared/kernel/arabic-fold";
import { streamName } from "@naqsh/shared/kernel/stream-name";
import type { HistorySubject } from "@naqsh/shared/moderation";
import type { Person } from "./person";
import type { Artwork } from "../artwork/artworks.projection";
import { beginWords } from "./begin-words";
import { rarestValue } from "./rarest-value";
import type { QueryDeps } from "../query-deps";
import { createPauses } from "../runner/pauses";
import { QUESTION_SLICE_MS } from "../runner/slices";

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** Names are sealed in every view (decision 0012), so that a search opens them: of the newest people, so many at most. */
const MOST_PEOPLE = 1_000;
/** What is not approved is in no index of words: of each state the newest. */
const MOST_UNAPPROVED = 200;
const MOST_FOUND = 8;
const MOST_AUCTIONS = 4;

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

const peopleCalled = async (text: string, words: readonly string[], deps: QueryDeps): Promise<HistorySubject[]> => {
  const { views, people } = deps;
  const { documents } = await views.people.find({ index: "byTime", direction: "descending", limit: MOST_PEOPLE });
  const found: HistorySubject[] = [];
  const pause = createPauses(QUESTION_SLICE_MS);
  for (const { document: person } of documents) {
    await pause();
    const { firstName, lastName, latinName, username, email } = person;
    const [address, ...names] = await Promise.all([email, firstName, lastName, latinName, username].map(people.open));
    const isMeant = beginWords(words, names.join(" ")) || (address !== null && foldArabic(address!).startsWith(text));
    if (isMeant) found.push(await personOf(person, deps));
    if (found.length === MOST_FOUND) break;
  }
  return found;
};

const worksCalled = async (words: readonly string[], { views }: QueryDeps): Promise<Artwork[]> => {
  const rarest = await rarestValue(words, views.artworks, "byWord");
  const others = words.filter((word) => word !== rarest);
  const approved = await views.artworks.find({
    index: "byWord",
    equals: [rarest!],
    direction: "descending",
    limit: MOST_FOUND,
    ...(others.length > 0 && { filter: { words: { $all: others } } }),
  });
  const found = approved.documents.map(({ document }) => document);
  for (const status of ["pending", "rejected"]) {
    const newest = { index: "byStatus", equals: [status], direction: "descending", limit: MOST_UNAPPROVED } as const;
    const { documents } = await views.artworks.find(newest);
    const titles = ({ title, titleEn }: Artwork["details"]) => `${title} ${titleEn ?? ""}`;
    found.push(
      ...documents.map(({ document }) => document).filter(({ details }) => beginWords(words, titles(details))),
    );
  }
  return found.slice(0, MOST_FOUND);
};

const auctionsOf = async (work: Artwork, deps: QueryDeps): Promise<HistorySubject[]> => {
  const find = { index: "byArtwork", equals: [work.artworkId], direction: "descending", limit: MOST_AUCTIONS } as const;
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
  for (const work of await worksCalled(words, deps)) found.push(workOf(work), ...(await auctionsOf(work, deps)));
  return found;
};
