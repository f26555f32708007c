import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Access, Endpoint } from "@naqsh/shared/kernel/endpoint";
import { allWrites } from "@naqsh/shared/endpoints";
import type { RejectionCode } from "@naqsh/shared/registry";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import type { CommandDeps } from "../commands/command-deps";
import { routesOf } from "../modules";
import { exampleBodies, fittingBodies } from "../testing/example-bodies";
import { WRITES } from "../testing/listed-refusals";
import { ADMIN, administratorOf, registered } from "../testing/people";
import { startTestServer, type TestServer } from "../testing/test-server";

const folders = temporaryFolder();
const ROLES = ["visitor", "collector", "artist", "administrator", "banned"] as const;
type Role = (typeof ROLES)[number];
type Calls = { name: string; endpoint: Endpoint<RejectionCode>; body: object | null }[];

/** What keeps each role out, by the access that an endpoint declares; null for whoever is let in. */
const KEPT_OUT: Readonly<Record<Access, Record<Role, RejectionCode | null>>> = {
  anyone: { visitor: null, collector: null, artist: null, administrator: null, banned: null },
  signedIn: { visitor: "SIGN_IN_REQUIRED", collector: null, artist: null, administrator: null, banned: null },
  active: { visitor: "SIGN_IN_REQUIRED", collector: null, artist: null, administrator: null, banned: "ACCOUNT_BANNED" },
  verified: {
    visitor: "SIGN_IN_REQUIRED",
    collector: null,
    artist: null,
    administrator: null,
    banned: "ACCOUNT_BANNED",
  },
  artist: {
    visitor: "SIGN_IN_REQUIRED",
    collector: "ARTIST_ROLE_REQUIRED",
    artist: null,
    administrator: "ARTIST_ROLE_REQUIRED",
    banned: "ACCOUNT_BANNED",
  },
  administrator: {
    visitor: "SIGN_IN_REQUIRED",
    collector: "FORBIDDEN",
    artist: "FORBIDDEN",
    administrator: null,
    banned: "FORBIDDEN",
  },
};
const CODES_OF_ACCESS = new Set<unknown>(Object.values(KEPT_OUT).flatMap((byRole) => Object.values(byRole)));

const callsOf = (): Calls =>
  Object.entries(allWrites).flatMap(([module, endpoints]) => {
    const body = (name: string) => fittingBodies[module]?.[name] ?? null;
    return Object.entries(endpoints).map(([name, endpoint]) => ({ name, endpoint, body: body(name) }));
  });

let server: TestServer;
let artworkId: string;
const cookies: Record<Role, string> = { visitor: "", collector: "", artist: "", administrator: "", banned: "" };

beforeAll(async () => {
  server = await startTestServer(folders.fresh(), { administrator: ADMIN });
  const [collector, artist, banned, administrator] = [
    await registered(server, "salman", "collector"),
    await registered(server, "noura", "artist"),
    await registered(server, "faisal", "collector"),
    await administratorOf(server),
  ];
  await administrator.browser.send("POST", `/api/admin/users/${banned.id}/ban`, { reason: "مزايدات وهمية" });
  for (const [role, { browser }] of Object.entries({ collector, artist, banned, administrator })) {
    cookies[role as Role] = browser.cookie();
  }
  const work = await artist.browser.send("POST", "/api/artworks", exampleBodies.artwork.submitArtwork);
  artworkId = String(work.body["id"]);
});
afterAll(() => server.stop());

/** Ids of a work that there is, so that it is the role which is asked about. */
const pathOf = (path: string): string =>
  path.replace(/\/artworks\/:id/, `/artworks/${artworkId}`).replace(/:\w+/g, "00000000-0000-4000-8000-00000000e7a1");

const placeOf = ({ method, path }: Pick<Endpoint, "method" | "path">): string => `${method} ${path}`;

describe("every endpoint that writes", () => {
  it("has one route, and every route is one of an endpoint", () => {
    const deps = { config: {}, keys: {}, clock: {}, ids: {} } as unknown as CommandDeps;
    const routed = routesOf(deps).map(({ endpoint }) => endpoint);
    expect(routed.map(placeOf).toSorted()).toEqual(WRITES.map(placeOf).toSorted());
    // The same record, and not one beside it with the same path.
    expect(routed.filter((endpoint) => !WRITES.includes(endpoint)).map(placeOf)).toEqual([]);
  });

  it("stands at a path of its own", () => {
    const places = WRITES.flatMap(({ method, path, aliases = [] }) =>
      [path, ...aliases].map((one) => `${method} ${one}`),
    );
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  // A new role renews the session, and whoever signs out is a visitor from then on.
  const LAST = ["becomeArtist", "signOut"];
  const calls = callsOf().toSorted((a, b) => LAST.indexOf(a.name) - LAST.indexOf(b.name));

  it.each(calls.map(({ name, ...call }) => [name, call.endpoint.access, call] as const))(
    "lets in whom it says: %s, for %s",
    async (_, access, { endpoint, body }) => {
      const met: Partial<Record<Role, unknown>> = {};
      for (const role of ROLES) {
        const headers = cookies[role] ? { cookie: cookies[role] } : {};
        const sent = body ?? undefined;
        const { body: answer } = await server.browser().send(endpoint.method, pathOf(endpoint.path), sent, headers);
        met[role] = CODES_OF_ACCESS.has(answer["code"]) ? answer["code"] : null;
      }
      expect(met).toEqual(KEPT_OUT[access]);
    },
  );
});
