import type { ViewerRegions } from "@naqsh/shared/analytics";
import { personal } from "@naqsh/shared/kernel/personal";
import type { SettingsPage } from "@naqsh/shared/settings";
import type { TransfersPage } from "@naqsh/shared/transfer";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { approved, ordered, registered, submitted, workId } from "../testing/story-events";
import { openReadSide, type ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const huda = idOfName("huda");
const sara = idOfName("sara");
const LOOKS = 1_001;
const CHANGES = 201;
const TRANSFERS = 201;
const ORDERS_FALLEN = 10;

let readSide: ReadSide;

const times = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

const looked = (name: string) => ({
  type: "ArtworkViewed",
  data: { artworkId: workId("dune"), artistId: huda, source: "home", viewerId: idOfName(name) },
});

beforeAll(async () => {
  readSide = await openReadSide(folders.fresh());
  await readSide.tell(`user-${idOfName("admin")}`, [registered("admin", "admin")]);
  await readSide.tell(`user-${huda}`, [registered("huda", "artist")]);
  await readSide.tell(`user-${sara}`, [registered("sara")]);
  await readSide.tell(`artwork-${workId("dune")}`, [submitted("dune"), approved("dune")]);
});
afterAll(async () => {
  expect(readSide.errors).toEqual([]);
  await readSide.stop();
});

it("the regions of viewers are those of everybody who looked, however many did", async () => {
  const viewers = times(LOOKS).map((at) => `viewer ${at}`);
  for (const name of viewers) {
    const event = registered(name);
    const location = personal(idOfName(name), "جدة");
    await readSide.tell(`user-${idOfName(name)}`, [{ ...event, data: { ...event.data, location } }]);
  }
  await readSide.tell(`artworkView-${workId("dune")}`, viewers.map(looked));
  const range = "from=2026-03-01&to=2026-03-02";
  const { body } = await readSide.ask(`/api/analytics/artist/viewers?${range}`, "huda");
  expect(body as ViewerRegions).toMatchObject({ signedIn: LOOKS, regions: [{ region: "makkah", viewers: LOOKS }] });
});

it("the changes of settings say how many there are beside the newest", async () => {
  for (const at of times(CHANGES)) {
    const data = { changedBy: idOfName("admin"), changes: { commissionBasisPoints: 1_000 + at } };
    await readSide.tell("settings-platform", [{ type: "SettingsChanged", data }]);
  }
  const { history, changeCount } = (await readSide.ask("/api/admin/settings", "admin")).body as SettingsPage;
  expect([history.length, changeCount]).toEqual([200, CHANGES]);
});

it("the transfers that have ended are counted, also those that are not listed", async () => {
  for (const at of times(TRANSFERS)) {
    const orderId = idOfName(`order ${at}`);
    const payment = { orderId, paymentId: idOfName(`payment ${at}`), buyerId: sara };
    const moment = "2026-03-01T10:00:00.000Z";
    const transfer = { reference: `N-${at}`, dueAt: moment };
    await readSide.tell(`order-${orderId}`, [
      ordered(orderId, "dune", "sara", "no-auction"),
      { type: "PaymentBegun", data: { ...payment, amount: 747_50, method: "transfer", begunAt: moment, transfer } },
      { type: "PaymentFailed", data: { ...payment, failedAt: moment, reason: "abandoned" } },
    ]);
  }
  const { ended, endedCount, awaited } = (await readSide.ask("/api/admin/transfers", "admin")).body as TransfersPage;
  expect([ended.length, endedCount, awaited]).toEqual([200, TRANSFERS, []]);
});

it("an order that stands is found behind any number of those that fell", async () => {
  const artworkId = workId("palm");
  for (const at of times(ORDERS_FALLEN + 1)) {
    const orderId = idOfName(`order of palm ${at}`);
    const of = { orderId, buyerId: sara, artworkId, artistId: huda };
    const cancelled = { type: "OrderCancelled", data: { ...of, auctionId: null, reason: "byBuyer", cancelledAt: "x" } };
    const created = ordered(orderId, "palm", "sara", "no-auction");
    await readSide.tell(`order-${orderId}`, at === 0 ? [created] : [created, cancelled]);
  }
  const { body } = await readSide.ask(`/api/checkout/${artworkId}`, "sara");
  expect(body).toMatchObject({ orderId: idOfName("order of palm 0") });
});
