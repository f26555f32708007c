import type { ArtistPage, CurrentUser } from "@naqsh/shared/account";
import { query, refused } from "../http/query-route";
import type { QueryRoute } from "../http/query-route";
import { countArtworks } from "../joins/count-artworks";
import type { QueryDeps } from "../query-deps";
import type { Person } from "./people.projection";

const currentUser = async (person: Person, { people, views }: QueryDeps): Promise<CurrentUser> => {
  const [email, username, firstName, lastName] = await Promise.all(
    [person.email, person.username, person.firstName, person.lastName].map(people.open),
  );
  return {
    id: person.userId,
    email: email ?? "",
    username: username ?? "",
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    role: person.role,
    language: person.language,
    verified: false,
    emailVerified: person.emailVerified,
    acceptedTerms: person.acceptedTerms,
    banned: person.banned && { reason: await people.open(person.banned.reason) },
    createdAt: person.createdAt,
    unreadNotifications: await views.notices.count("byRead", [person.userId, false]),
  };
};

const artistPage = async (person: Person, { people, views }: QueryDeps): Promise<ArtistPage> => ({
  ...(await people.artist(person.userId)),
  bio: await people.open(person.bio),
  bioEn: await people.open(person.bioEn),
  location: await people.open(person.location),
  joinedAt: person.createdAt,
  artworkCount: await countArtworks(views, person.userId),
});

/** Who am I, who is this artist, and the ways in. */
export const accountQueries = (deps: QueryDeps): QueryRoute[] => [
  query("/api/user", "anyone", ["people", "notices"], async ({ session }) => {
    const person = session === null ? null : await deps.views.people.get(session.userId);
    return person === null || person.erased ? refused("SIGN_IN_REQUIRED") : { body: await currentUser(person, deps) };
  }),
  query("/api/login", "anyone", [], async () => ({ redirect: "/signin" })),
  query("/api/auth/google/status", "anyone", [], async () => ({ body: { available: false } })),
  query("/api/demo/accounts", "anyone", [], async () => ({ body: deps.demoAccounts })),
  query("/api/artists/:id", "anyone", ["people", "artworks"], async ({ params }) => {
    const person = await deps.views.people.get(params["id"] ?? "");
    return person?.role === "artist" ? { body: await artistPage(person, deps) } : refused("NOT_FOUND");
  }),
];
