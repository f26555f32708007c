import { artistTopic, workListTopics, type LiveMessage } from "@naqsh/shared/live";
import { eventually } from "@naqsh/shared/testing/eventually";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import type { Socket } from "socket.io-client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { approved, registered, submitted, workId } from "../testing/story-events";
import { connect, joinTopic } from "../testing/live-watcher";
import { openReadSide, type ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
let readSide: ReadSide;
let socket: Socket;
beforeAll(async () => {
  readSide = await openReadSide(folders.fresh());
  await readSide.tell(`user-${idOfName("huda")}`, [registered("huda", "artist")]);
  socket = connect(readSide.url);
});
afterAll(async () => {
  socket.disconnect();
  await readSide.stop();
});

it("tells a page's cards how often their works are looked at and liked, and an artist's page about all of them", async () => {
  const of = { artworkId: workId("counted"), artistId: idOfName("huda") };
  await readSide.tell(`artwork-${of.artworkId}`, [submitted("counted"), approved("counted")]);
  await readSide.service.settled();
  const changes: LiveMessage[] = [];
  socket.on("change", (message: LiveMessage) => void changes.push(message));
  const [topic = ""] = workListTopics([of.artworkId, workId("never shown")]);
  const answer = await joinTopic(socket, { topic });
  const patch = { counts: [{ artworkId: of.artworkId, views: 0, likes: 0 }] };
  expect(answer).toMatchObject({ ok: true, messages: [{ view: "work-counts", patch }] });
  expect(await joinTopic(socket, { topic: artistTopic(of.artistId) })).toMatchObject({ ok: true });
  await readSide.tell(`engagement-${of.artworkId}`, [
    { type: "ArtworkViewed", data: { ...of, source: "home", viewerId: null } },
    { type: "ArtworkViewed", data: { ...of, source: "share", viewerId: null } },
  ]);
  await readSide.tell(`collector-${idOfName("sara")}`, [
    { type: "ArtworkLiked", data: { ...of, collectorId: idOfName("sara") } },
  ]);
  const counted = { artworkId: of.artworkId, views: 2, likes: 1 };
  await eventually(() => {
    const lastOf = (view: string) => changes.filter((change) => change.view === view).at(-1)?.patch;
    expect(lastOf("work-counts")).toEqual({ counts: [counted] });
    expect(lastOf("artist-interest")).toEqual({ totalViews: 2, totalLikes: 1 });
  });
});
