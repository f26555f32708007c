import { artistTopic, workListTopics, type LiveMessage } from "@naqsh/shared/live";
import { eventually } from "@naqsh/shared/testing/eventually";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import type { Socket } from "socket.io-client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { approved, registered, submitted, workId } from "../testing/house-events";
import { connect, joinTopic } from "../testing/live-watcher";
import { openTestHouse, type TestHouse } from "../testing/test-house";

const folders = temporaryFolder();
let house: TestHouse;
let socket: Socket;
beforeAll(async () => {
  house = await openTestHouse(folders.fresh());
  await house.tell(`user-${idOfName("huda")}`, [registered("huda", "artist")]);
  socket = connect(house.url);
});
afterAll(async () => {
  socket.disconnect();
  await house.stop();
});

it("tells a page's cards how often their works are looked at and liked, and an artist's page about all of them", async () => {
  const of = { artworkId: workId("counted"), artistId: idOfName("huda") };
  await house.tell(`artwork-${of.artworkId}`, [submitted("counted"), approved("counted")]);
  await house.service.settled();
  const changes: LiveMessage[] = [];
  socket.on("change", (message: LiveMessage) => void changes.push(message));
  const [topic = ""] = workListTopics([of.artworkId, workId("never shown")]);
  const answer = await joinTopic(socket, { topic });
  const patch = { counts: [{ artworkId: of.artworkId, views: 0, likes: 0 }] };
  expect(answer).toMatchObject({ ok: true, messages: [{ view: "work-counts", patch }] });
  expect(await joinTopic(socket, { topic: artistTopic(of.artistId) })).toMatchObject({ ok: true });
  await house.tell(`engagement-${of.artworkId}`, [
    { type: "ArtworkViewed", data: { ...of, source: "home", viewerId: null } },
    { type: "ArtworkViewed", data: { ...of, source: "share", viewerId: null } },
  ]);
  await house.tell(`collector-${idOfName("sara")}`, [
    { type: "ArtworkLiked", data: { ...of, collectorId: idOfName("sara") } },
  ]);
  const counted = { artworkId: of.artworkId, views: 2, likes: 1 };
  await eventually(() => {
    const lastOf = (view: string) => changes.filter((change) => change.view === view).at(-1)?.patch;
    expect(lastOf("work-counts")).toEqual({ counts: [counted] });
    expect(lastOf("artist-interest")).toEqual({ totalViews: 2, totalLikes: 1 });
  });
});
