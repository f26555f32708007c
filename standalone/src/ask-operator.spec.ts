import { describe, expect, it } from "vitest";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { askOperator } from "./ask-operator";
import { openShop } from "./testing/shop-in-test";

const folder = temporaryFolder();

const ask = async (dataFolder: string, command: string, argument?: string): Promise<unknown> => {
  for await (const answer of askOperator(dataFolder, { command, ...(argument !== undefined && { argument }) }))
    return answer;
  return undefined;
};

describe("an operator", () => {
  it("asks the running server, and the folder itself where none runs", async () => {
    const dataFolder = folder.fresh();
    const shop = await openShop(dataFolder);
    await shop.register("sara", "collector");
    await shop.naqsh.settled();
    const running = await ask(dataFolder, "status");
    expect(running).toMatchObject({ parked: 0, deadJobs: 0 });
    expect(await ask(dataFolder, "verify", "people")).toMatchObject({ differences: 0 });
    await expect(ask(dataFolder, "verify")).rejects.toThrow("name of a view");
    await expect(ask(dataFolder, "drop-everything")).rejects.toThrow("Unknown command");
    await shop.naqsh.stop();

    expect(await ask(dataFolder, "parked")).toEqual({ failures: [], deadJobs: [] });
    expect(await ask(dataFolder, "verify", "people")).toMatchObject({ differences: 0 });
    await expect(ask(dataFolder, "retry", "x")).rejects.toThrow("running server");
    await expect(ask(dataFolder, "drop-everything")).rejects.toThrow("Usage");
  });

  it("checks the log whether a server writes it or not", async () => {
    const dataFolder = folder.fresh();
    const shop = await openShop(dataFolder, { durable: true });
    await shop.register("sara", "collector");
    await shop.naqsh.settled();
    const running = await ask(dataFolder, "check-log");
    expect(running).toMatchObject({ damage: null, head: await shop.naqsh.profile.head() });
    await shop.naqsh.stop();
    expect(await ask(dataFolder, "check-log")).toEqual(running);
  });

  it("makes no shop where there is none", async () => {
    await expect(ask(folder.fresh(), "status")).rejects.toThrow("holds no shop");
  });
});
