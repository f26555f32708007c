import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { USUAL_LOOK } from "@naqsh/shared/first-view";
import { eventually } from "@naqsh/shared/testing/eventually";
import { canOpenCluster, openCluster } from "@naqsh/standalone/testing/cluster/cluster-in-test";
import type { ClusterInTest } from "@naqsh/standalone/testing/cluster/cluster-in-test";
import { createShopVisitor } from "@naqsh/standalone/testing/shop-visitor";
import type { ShopVisitor } from "@naqsh/standalone/testing/shop-visitor";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registerByApi, signInByApi } from "./harness/people";
import { publishWork } from "./harness/published-work";
import { ADMINISTRATOR } from "./harness/shop";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The sweep opens an auction, since Redis waits by its own clock. */
const SWEPT_WITHIN_MS = 8_000;
const LANGUAGES = ["ar", "en"] as const;
type Language = (typeof LANGUAGES)[number];

const person = (name: string) => ({ email: `${name}@naqsh.example`, password: `${name}-reads-here-7` });

type Drawn = { status: number; headers: Headers; html: string };

const askPage = async (url: string, language: Language, cookie = ""): Promise<Drawn> => {
  const view = `naqsh.view=${language}.${USUAL_LOOK.theme}.light.${USUAL_LOOK.digits}.${USUAL_LOOK.calendar}`;
  const response = await fetch(url, { headers: { cookie: `${view}; ${cookie}` } });
  return { status: response.status, headers: response.headers, html: await response.text() };
};

/** What a page hands over to the client: whose it is, and the answers it was drawn from. */
const handedOverIn = (html: string): { view: { language: string }; answers: [string[], unknown][] } => {
  const [, json] = /<script[^>]* id="handed-over"[^>]*>([^]*?)<\/script>/.exec(html) ?? [];
  expect(json).toBeDefined();
  return JSON.parse(json!) as ReturnType<typeof handedOverIn>;
};

/** Nodes draw the same page at two moments: what it says of the time may differ. */
const apartFromTime = (html: string): string =>
  html.replaceAll(/"nowMs":\d+/g, "").replaceAll(/<[^>]* role="timer"[^>]*>[^]*?<\/[a-z]+>/g, "");

describe.skipIf(!canOpenCluster())("public pages, drawn by two nodes behind the gateway", () => {
  let cluster: ClusterInTest;
  let folder = "";
  let artist = "";
  let bidder: ShopVisitor;
  let auctionId = "";
  let paths: string[] = [];

  const nodes = (): string[] => cluster.projectionUrls;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "naqsh-e2e-nodes-"));
    cluster = await openCluster({
      folder,
      clientFolder: resolve(import.meta.dirname, "../client/dist"),
      commandServices: 1,
      projectionServices: 2,
      administrator: ADMINISTRATOR,
    });
    await registerByApi(cluster.url, { ...person("noura"), firstName: "نورة", lastName: "القحطاني", role: "artist" });
    await registerByApi(cluster.url, { ...person("sara"), firstName: "سارة", lastName: "الحربي", role: "collector" });
    artist = await signInByApi(cluster.url, person("noura"));
    const forSale = await publishWork(cluster, artist, "ظلّ الطين");
    const artworkId = await publishWork(cluster, artist, "ضباب السودة");
    const ahead = (ms: number): string => new Date(cluster.now() + ms).toISOString();
    const terms = { artworkId, openingPrice: 4_300, startsAt: ahead(MINUTE), endsAt: ahead(2 * DAY) };
    const scheduled = await createShopVisitor(cluster.url, "noura", artist).post<{ id: string }>(
      "/api/auctions",
      terms,
    );
    expect(scheduled.status).toBe(201);
    auctionId = scheduled.body.id;
    await cluster.shift(MINUTE + SWEPT_WITHIN_MS);
    await cluster.settled();
    bidder = createShopVisitor(cluster.url, "sara", await signInByApi(cluster.url, person("sara")));
    paths = ["/", "/marketplace", `/artwork/${forSale}`, `/auctions/${auctionId}`];
    // Until a node's thread can draw, its pages draw themselves.
    for (const node of nodes()) {
      await eventually(async () => expect((await askPage(node, "ar")).html).toContain('id="handed-over"'));
    }
  });
  afterAll(async () => {
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(LANGUAGES)("are the same at either node where both have come as far, in %s", async (language) => {
    for (const path of paths) {
      await eventually(async () => {
        const [one, other] = await Promise.all(nodes().map((node) => askPage(node + path, language)));
        expect([one!.status, other!.status], path).toEqual([200, 200]);
        expect(apartFromTime(other!.html), path).toBe(apartFromTime(one!.html));
        expect(one!.html, path).toMatch(/<h1[ >]/);
        expect(handedOverIn(one!.html).answers.length, path).toBeGreaterThan(0);
      });
    }
  });

  it.each(LANGUAGES)(
    "come through the gateway in the reader's language, kept by nobody on the way, in %s",
    async (language) => {
      for (const path of paths) {
        await eventually(async () => {
          const { status, headers, html } = await askPage(cluster.url + path, language);
          expect(status, path).toBe(200);
          expect(html, path).toMatch(
            new RegExp(`^<!doctype html>\\s*<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"`),
          );
          expect(handedOverIn(html).view.language, path).toBe(language);
          expect(headers.get("content-type"), path).toBe("text/html; charset=utf-8");
          expect(headers.get("cache-control"), path).toBe("no-store");
          expect(headers.get("vary"), path).toMatch(/Cookie/i);
          expect(headers.get("content-security-policy"), path).toMatch(/script-src 'self'/);
          expect(headers.get("server-timing"), path).toMatch(/naqsh-time;desc="\d+"/);
        });
      }
    },
  );

  it("show a bid that one command-service took at both nodes, to its bidder at once", async () => {
    const path = `/auctions/${auctionId}`;
    const sold = (html: string): unknown => /"bidCount":(\d+)/.exec(html)?.[1];
    for (const node of nodes()) expect(sold((await askPage(node + path, "ar")).html)).toBe("0");

    const bid = await bidder.post(`/api/auctions/${auctionId}/bids`, { amount: 5_000 });
    expect(bid.status).toBe(201);
    await cluster.settled();
    const cookie = await signInByApi(cluster.url, person("sara"));
    for (const node of nodes()) {
      for (const language of LANGUAGES) expect(sold((await askPage(node + path, language, cookie)).html)).toBe("1");
      await eventually(async () => expect(sold((await askPage(node + path, "ar")).html)).toBe("1"));
    }
  });

  it("show a work that was let through on kept pages of both nodes", async () => {
    const title = "موج فرسان";
    const kept = async (node: string): Promise<string> => {
      const { headers, html } = await askPage(`${node}/marketplace`, "ar");
      expect(headers.get("etag")).toEqual(expect.any(String));
      return html;
    };
    for (const node of nodes()) await eventually(async () => expect(await kept(node)).not.toContain(title));
    const id = await publishWork(cluster, artist, title);
    for (const node of nodes()) {
      await eventually(async () => expect(await kept(node)).toContain(title));
      await eventually(async () => expect((await askPage(`${node}/artwork/${id}`, "en")).html).toMatch(/<h1[ >]/));
    }
  });

  it("are not found at either node where there is no such work", async () => {
    for (const node of nodes()) {
      for (const path of ["/artwork/2261889e-01ee-5ae1-a3e6-7341e9a6b1b2", "/no/such/page"]) {
        const { status, html } = await askPage(node + path, "en");
        expect([path, status, handedOverIn(html).view.language]).toEqual([path, 404, "en"]);
        expect(html).toContain('<meta name="robots" content="noindex" />');
      }
    }
  });
});
