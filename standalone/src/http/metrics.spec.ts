import { describe, expect, it } from "vitest";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { openShop } from "../testing/shop-in-test";

const folder = temporaryFolder();

const valueOf = (text: string, series: string): number => {
  const line = text.split("\n").find((candidate) => candidate.startsWith(`${series} `));
  if (line === undefined) throw new Error(`${series} is missing`);
  return Number(line.slice(series.length + 1));
};

describe("GET /metrics", () => {
  it("counts appends, places and requests as they are", async () => {
    const shop = await openShop(folder.fresh());
    await shop.register("sara", "collector");
    await shop.running.settled();
    const read = async (): Promise<string> => (await fetch(`${shop.running.url}/metrics`)).text();
    const before = await read();
    const events = valueOf(before, "naqsh_log_events");
    expect(events).toBe(shop.running.profile.log.extent().events);
    expect(valueOf(before, "naqsh_append_duration_seconds_count")).toBe(valueOf(before, "naqsh_appends_total"));
    expect(valueOf(before, 'naqsh_view_position{view="people"}')).toBe(events);
    expect(valueOf(before, 'naqsh_view_lag_events{view="history"}')).toBe(0);
    expect(valueOf(before, "naqsh_log_writable")).toBe(1);

    await shop.register("omar", "collector");
    await shop.running.settled();
    const after = await read();
    expect(valueOf(after, "naqsh_appends_total")).toBeGreaterThan(valueOf(before, "naqsh_appends_total"));
    const commands = 'naqsh_http_request_duration_seconds_count{kind="command",status="2xx"}';
    expect(valueOf(after, commands)).toBe(valueOf(before, commands) + 1);
    for (const line of after.split("\n").filter((text) => text !== "" && !text.startsWith("#"))) {
      expect(line).toMatch(/^[a-z_]+(\{[^}]*\})? -?[0-9.e+-]+$/);
    }
  });

  it("is not shown to those who come through another server", async () => {
    const shop = await openShop(folder.fresh());
    const answer = await fetch(`${shop.running.url}/metrics`, { headers: { "x-forwarded-for": "203.0.113.7" } });
    expect(await answer.text()).not.toContain("naqsh_");
  });
});
