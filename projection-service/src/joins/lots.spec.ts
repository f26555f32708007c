import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it, onTestFinished } from "vitest";
import { AuctionStory, idOfName } from "../testing/auction-story";
import { approved, detailsOf, noticed, registered, submitted, workId } from "../testing/story-events";
import { openReadSide } from "../testing/read-side";

const folders = temporaryFolder();

it("shows a work that is reviewed again as a reviewer last let it through, wherever others meet it", async () => {
  const readSide = await openReadSide(folders.fresh());
  onTestFinished(() => readSide.stop());
  const dune = new AuctionStory("dune");
  const of = { artworkId: workId("dune"), artistId: idOfName("huda") };
  const work = `artwork-${workId("dune")}`;
  await readSide.tell(`user-${idOfName("huda")}`, [registered("huda", "artist")]);
  await readSide.tell(work, [submitted("dune"), approved("dune")]);
  await readSide.tell(`auction-${dune.auctionId}`, [dune.scheduled(), dune.opened(), dune.closed()]);
  await readSide.tell(`inbox-${idOfName("sara")}`, [
    noticed("sara", "c", "auctionLost", { auctionId: dune.auctionId }),
  ]);
  const revised: AnyEvent = {
    type: "ArtworkRevised",
    data: { ...of, details: detailsOf("unseen"), sentToReview: true },
  };

  const shown = async (): Promise<unknown[]> => {
    const page = (await readSide.ask(`/api/auctions/${dune.auctionId}`)).body as { lot: object };
    const [item] = (await readSide.ask("/api/auctions?status=completed")).body as { lot: object }[];
    const replay = (await readSide.ask(`/api/auctions/${dune.auctionId}/replay`)).body as { lot: object };
    const [notice] = (await readSide.ask("/api/notifications", "sara")).body as object[];
    return [page.lot, item!.lot, replay.lot, notice!];
  };
  const before = await shown();
  expect(before).toMatchObject([
    { title: "dune", image: { original: detailsOf("dune").image.file } },
    { title: "dune" },
    { title: "dune" },
    { title: "dune" },
  ]);
  await readSide.tell(work, [revised]);
  expect(await shown()).toEqual(before);
  await readSide.tell(work, [{ ...revised, data: { ...revised.data, details: detailsOf("unseen again") } }]);
  expect(await shown()).toEqual(before);
  await readSide.tell(work, [approved("dune")]);
  expect(await shown()).toMatchObject([1, 2, 3, 4].map(() => ({ title: "unseen again" })));
});
