import { Histogram } from "prom-client";
import { describe, expect, it } from "vitest";
import { exposed } from "./exposition";

const linesOf = async (metrics: Parameters<typeof exposed>[0]): Promise<string[]> =>
  (await exposed(metrics)).split("\n").filter((line) => line !== "");

describe("The text of a scrape", () => {
  it("holds each figure under its name, with its labels escaped", async () => {
    const samples = [{ labels: { view: 'a "b"\\\n' }, value: 3 }];
    expect(await linesOf([{ name: "naqsh_view_position", help: "Events.", type: "gauge", samples }])).toEqual([
      "# HELP naqsh_view_position Events.",
      "# TYPE naqsh_view_position gauge",
      'naqsh_view_position{view="a \\"b\\"\\\\\\n"} 3',
    ]);
  });

  it("holds a figure that nothing is known of without a sample", async () => {
    expect(await linesOf([{ name: "naqsh_view_stopped", help: "One.", type: "gauge", samples: [] }])).toEqual([
      "# HELP naqsh_view_stopped One.",
      "# TYPE naqsh_view_stopped gauge",
    ]);
  });

  it("counts a histogram's observations up to each bound, scrape after scrape", async () => {
    const histogram = new Histogram({ name: "naqsh_t_seconds", help: "T.", buckets: [0.1, 1], registers: [] });
    for (const seconds of [0.1, 0.5, 7]) histogram.observe(seconds);
    await linesOf([histogram]);
    expect(await linesOf([histogram])).toEqual([
      "# HELP naqsh_t_seconds T.",
      "# TYPE naqsh_t_seconds histogram",
      'naqsh_t_seconds_bucket{le="0.1"} 1',
      'naqsh_t_seconds_bucket{le="1"} 2',
      'naqsh_t_seconds_bucket{le="+Inf"} 3',
      "naqsh_t_seconds_sum 7.6",
      "naqsh_t_seconds_count 3",
    ]);
  });

  it("counts what begins at nothing from the start", async () => {
    const samples = [{ value: 0 }];
    expect(await linesOf([{ name: "naqsh_appends_total", help: "A.", type: "counter", samples }])).toContain(
      "naqsh_appends_total 0",
    );
  });
});
