import { DOCUMENT_TYPES, identityDocumentFileOf, type badgeReads, type BadgeItem } from "@naqsh/shared/account";
import { unsealBytes } from "@naqsh/shared/platform/event-codec/sealed-bytes";
import { nextOf, pageOf } from "../http/list-page";
import { presentEach } from "../http/present-each";
import { refused } from "../http/query-route";
import type { QueriesFor } from "../http/query-route";
import type { Person } from "../joins/person";
import type { QueryDeps } from "../query-deps";

const itemOf = async ({ userId, badge, ...person }: Person, { people }: QueryDeps): Promise<BadgeItem> => ({
  userId,
  ...(await people.namesOf(person)),
  email: await people.open(person.email),
  at: badge.at ?? person.createdAt,
  by: badge.by === null ? null : await people.named(badge.by),
  reason: await people.open(badge.reason),
});

/** Null once it was destroyed, or its person erased. */
const openDocument = async (userId: string, documentId: string, deps: QueryDeps): Promise<Buffer | null> => {
  const file = identityDocumentFileOf(documentId);
  const [own, key, sealed] = await Promise.all([
    deps.keys.find(userId),
    deps.keys.find(documentId),
    deps.files.read(file),
  ]);
  const inner = own && sealed && unsealBytes(own, sealed, file);
  return key && inner && unsealBytes(key, inner, file);
};

/** Who asks for the verified badge, and with which document; who holds it, and by whom. */
export const badgeQueries = (deps: QueryDeps): QueriesFor<typeof badgeReads> => ({
  badges: {
    views: ["people"],
    answer: async ({ input }) => {
      const found = await deps.views.people.find({
        index: "byBadge",
        equals: [input.standing],
        direction: input.standing === "granted" ? "descending" : "ascending",
        ...pageOf(input),
      });
      const body = await presentEach(found.documents, ({ document }) => itemOf(document, deps));
      return { body, next: nextOf(found) };
    },
  },
  identityDocument: {
    views: ["people"],
    answer: async ({ params: { userId, documentId } }) => {
      const waiting = (await deps.views.people.get(userId))?.badge.document;
      if (waiting?.id !== documentId) return refused("NOT_FOUND");
      const bytes = await openDocument(userId, documentId, deps);
      if (bytes === null) return refused("NOT_FOUND");
      const type = DOCUMENT_TYPES[waiting.format];
      // A PDF is opened by a program of its own, never as a page of this site.
      const fileName = waiting.format === "pdf" ? "identity-document.pdf" : undefined;
      return { content: bytes, type, ...(fileName && { fileName }) };
    },
  },
});
