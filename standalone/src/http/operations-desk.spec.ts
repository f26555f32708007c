import type { OperationsOverview } from "@naqsh/shared/operations";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { eventually } from "@naqsh/shared/testing/eventually";
import { describe, expect, it } from "vitest";
import { openShop } from "../testing/shop-in-test";
import type { ShopInTest } from "../testing/shop-in-test";

const folder = temporaryFolder();
const PATH = "/api/admin/operations";

describe("the operator's screen", () => {
  it("shows how all stands, computes a view again and switches on the operator's word", async () => {
    const shop = await openShop(folder.fresh());
    await shop.register("sara", "collector");
    const administrator = await shop.administrator();
    await shop.running.settled();
    const taskOf = async (view: string) => {
      const { body } = await administrator.get<OperationsOverview>(PATH);
      return body.views.find((candidate) => candidate.view === view)!.task;
    };
    const { body } = await administrator.get<OperationsOverview>(PATH);
    expect(body.log!.events).toBe(shop.running.profile.log.extent().events);
    expect(body.views.every(({ behind, stopped }) => behind === 0 && stopped === null)).toBe(true);
    expect(body.parked).toEqual([]);

    expect((await administrator.post(`${PATH}/decide`, { view: "people", accepts: true })).status).toBe(404);
    expect((await administrator.post(`${PATH}/rebuild`, { view: "people" })).status).toBe(200);
    await eventually(async () => expect(await taskOf("people")).toMatchObject({ state: "compared" }));
    expect(await taskOf("people")).toMatchObject({ comparison: { differences: 0 } });
    expect((await administrator.post(`${PATH}/rebuild`, { view: "people" })).status).toBe(404);
    await shop.register("omar", "collector");
    expect((await administrator.post(`${PATH}/decide`, { view: "people", accepts: true })).status).toBe(200);
    await eventually(async () => expect(await taskOf("people")).toMatchObject({ state: "switched" }));
    expect(await shop.running.profile.projections.verify("people")).toMatchObject({ differences: 0 });

    expect((await administrator.post(`${PATH}/verify`, { view: "history" })).status).toBe(200);
    await eventually(async () => expect(await taskOf("history")).toMatchObject({ state: "kept" }));
    expect((await administrator.post(`${PATH}/retry`, { id: "unknown" })).status).toBe(404);
  });

  it("keeps a rebuild that waits for a word through a restart, and not one that was decided", async () => {
    const dataFolder = folder.fresh();
    const first = await openShop(dataFolder);
    await first.register("sara", "collector");
    const compared = async ({ running }: ShopInTest, view: string) =>
      eventually(() => expect(running.profile.rebuilds.of(view)).toMatchObject({ state: "compared" }));
    first.running.profile.rebuilds.begin("people", "rebuild");
    first.running.profile.rebuilds.begin("history", "rebuild");
    await compared(first, "people");
    await compared(first, "history");
    expect(first.running.profile.rebuilds.decide("history", false)).toBe(true);
    await eventually(() => expect(first.running.profile.rebuilds.of("history")?.state).toBe("kept"));
    await first.running.stop();

    const second = await openShop(dataFolder);
    await compared(second, "people");
    expect(second.running.profile.rebuilds.of("history")).toBeNull();
    expect(second.running.profile.rebuilds.decide("people", true)).toBe(true);
    await eventually(() => expect(second.running.profile.rebuilds.of("people")?.state).toBe("switched"));
    expect(await second.running.profile.projections.verify("people")).toMatchObject({ differences: 0 });
    await second.running.stop();

    const third = await openShop(dataFolder);
    expect(third.running.profile.rebuilds.of("people")).toBeNull();
  });

  it("is for administrators, from our own pages", async () => {
    const shop = await openShop(folder.fresh());
    const sara = await shop.register("sara", "collector");
    await shop.running.settled();
    expect((await fetch(`${shop.running.url}${PATH}`)).status).toBe(401);
    expect((await sara.get(PATH)).status).toBe(403);
    expect((await sara.post(`${PATH}/rebuild`, { view: "people" })).status).toBe(403);
  });
});
