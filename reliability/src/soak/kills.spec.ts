import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { judgeKills } from "./judge-kills";
import { killRounds } from "./kill-rounds";

const folder = temporaryFolder();

it("keeps every acknowledged bid, once, through kills with SIGKILL at any moment", async () => {
  const dataFolder = folder.fresh();
  const report = await killRounds({ dataFolder, kills: 8, writers: 20, seed: "1" });
  expect(report.acknowledged.length).toBeGreaterThan(50);
  const { events } = await judgeKills(dataFolder, report);
  expect(events).toBeGreaterThan(report.acknowledged.length);
});
