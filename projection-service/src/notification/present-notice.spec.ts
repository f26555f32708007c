import type { NoticeView } from "@naqsh/shared/notification";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it, onTestFinished } from "vitest";
import { AuctionStory, idOfName } from "../testing/auction-story";
import { noticed, registered } from "../testing/house-events";
import { openTestHouse } from "../testing/test-house";

const folders = temporaryFolder();

it("tells in a notice that asks for a bid how its reader stands by now", async () => {
  const house = await openTestHouse(folders.fresh());
  onTestFinished(() => house.stop());
  await house.tell(`user-${idOfName("omar")}`, [registered("omar", "collector")], { actorId: idOfName("omar") });
  const dune = new AuctionStory("dune");
  const stream = `auction-${dune.auctionId}`;
  await house.tell(stream, [dune.scheduled(), dune.opened(), dune.leads("omar", 500_00), dune.leads("sara", 600_00)]);
  const ofDune = { auctionId: dune.auctionId };
  await house.tell(`inbox-${idOfName("omar")}`, [
    noticed("omar", "opened", "auctionOpened", ofDune),
    noticed("omar", "outbid", "outbid", ofDune),
    noticed("omar", "refund", "refunded", ofDune),
  ]);
  const nowOf = async () =>
    ((await house.ask("/api/notifications", "omar")).body as NoticeView[]).map(({ kind, now }) => [kind, now]);

  const asked = (now: NoticeView["now"]) => [
    ["refunded", null],
    ["outbid", now],
    ["auctionOpened", now],
  ];
  expect(await nowOf()).toEqual(asked("outbid"));
  await house.tell(stream, [dune.leads("omar", 700_00)]);
  expect(await nowOf()).toEqual(asked("leading"));
  await house.tell(stream, [dune.closing(), dune.closed()]);
  expect(await nowOf()).toEqual(asked("over"));
});
