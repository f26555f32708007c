import { randomUUID } from "node:crypto";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { openShop } from "../testing/shop-in-test";

const folder = temporaryFolder();

it("lets nobody go on in a browser of an account that was erased", async () => {
  const shop = await openShop(folder.fresh());
  const her = await shop.register("zubaydah", "collector");
  const omar = await shop.register("omar", "collector");
  const elsewhere = shop.visitor("her telephone");
  const signIn = { email: "zubaydah@naqsh.test", password: "correct horse 7" };
  expect((await elsewhere.post("/api/signin", signIn)).status).toBe(200);
  expect((await her.post("/api/notifications/read-all")).status).toBe(200);

  const commandId = randomUUID();
  await shop.running.profile.commands.commandBus.dispatch({
    streamCategory: "user",
    streamId: her.id,
    command: { type: "EraseAccount", data: { userId: her.id } },
    commandId,
    correlationId: commandId,
    causationId: null,
    actorId: "example",
  });
  await shop.running.settled();

  for (const browser of [her, elsewhere]) {
    expect((await browser.post("/api/notifications/read-all")).status).toBe(401);
    expect((await browser.get("/api/notifications")).status).toBe(401);
  }
  expect((await omar.post("/api/notifications/read-all")).status).toBe(200);
});
