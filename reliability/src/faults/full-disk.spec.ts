import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { smallDisks } from "@naqsh/shared/testing/small-disk";
import { artworkForm, openShop } from "@naqsh/standalone/testing/shop-in-test";

const disks = smallDisks();

const PASSWORD = "correct horse 7";
type Problem = { code: string; messages: { ar: string; en: string } };

const isClear503 = ({ status, body }: { status: number; body: unknown }): boolean =>
  status === 503 && (body as Problem).code === "UNAVAILABLE" && (body as Problem).messages.ar !== "";

describe.skipIf(!disks.isPermitted)("A shop whose data folder's disk is full", () => {
  it("answers writes with a clear 503, reads on, and loses nothing of what it acknowledged", async () => {
    const disk = disks.fresh(24 * 1024 * 1024);
    const dataFolder = join(disk.path, "data");
    const shop = await openShop(dataFolder, { durable: true, watchesTime: true });
    const sara = await shop.register("sara", "artist");
    await shop.running.settled();

    disk.fill();
    const visitor = shop.visitor("visitor");
    // Its first refusals may still find room in a file that has some; none ends the process.
    for (let attempt = 0; attempt < 30; attempt += 1) {
      const email = attempt % 2 === 0 ? "sara@naqsh.test" : `nobody${attempt}@naqsh.test`;
      const refused = await visitor.post("/api/signin", { email, password: `wrong ${"x".repeat(60)}` });
      expect([401, 503]).toContain(refused.status);
      if (refused.status === 503) expect(isClear503(refused)).toBe(true);
    }
    const outcomes = [];
    for (let attempt = 0; attempt < 40; attempt += 1) {
      outcomes.push(await shop.visitor("again").post("/api/signin", { email: "sara@naqsh.test", password: PASSWORD }));
    }
    expect(outcomes.every((outcome) => outcome.status === 200 || isClear503(outcome))).toBe(true);
    expect(isClear503(outcomes.at(-1)!)).toBe(true);
    const body = {
      firstName: "omar",
      lastName: "Test",
      email: "omar@naqsh.test",
      password: PASSWORD,
      role: "collector",
    };
    expect(isClear503(await shop.visitor("omar").post("/api/register", { ...body, language: "en" }))).toBe(true);
    expect(isClear503(await sara.post("/api/artworks", await artworkForm("لوحة")))).toBe(true);
    await shop.pass(60_000);
    expect(await sara.get("/api/user")).toMatchObject({ status: 200, body: { id: sara.id } });
    expect((await visitor.get("/api/artworks")).status).toBe(200);
    await shop.running.stop();

    disk.free();
    const again = await openShop(dataFolder, { durable: true });
    const back = again.visitor("sara");
    await back.post("/api/signin", { email: "sara@naqsh.test", password: PASSWORD });
    expect(await back.get("/api/user")).toMatchObject({ status: 200, body: { id: sara.id } });
    expect((await again.visitor("omar").post("/api/register", { ...body, language: "en" })).status).toBe(201);
  });
});
