import { internalCounts } from "@naqsh/projection-service/operations/internal-counts";
import type { CountReport } from "@naqsh/projection-service/joins/audit-counts";
import { createInternalRouter } from "@naqsh/shared/platform/http/internal-router";
import { listen, urlOf } from "@naqsh/shared/platform/http/listening";
import { builtProgram } from "@naqsh/shared/testing/built-program";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";

const TOKEN = "services-know-each-other-by-this-one";
const silent = (): void => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: silent };

const report: CountReport = {
  looks: 7,
  shares: 1,
  likes: 3,
  wishes: 2,
  follows: 1,
  days: 4,
  changedMeanwhile: 0,
  faults: [],
};

/** A projection-service of a cluster that counts again so. */
const nodeThat = async (auditCounts: () => Promise<CountReport>): Promise<string> => {
  const internal = createInternalRouter(internalCounts({ auditCounts }), { token: TOKEN, logger });
  const server = createServer((asked, answer) => void (internal(asked, answer) || answer.writeHead(404).end()));
  await listen(server, 0, "127.0.0.1");
  onTestFinished(() => void server.close());
  return urlOf(server, "127.0.0.1");
};

/** What `npm run ops -- verify counts` says beside a cluster, and how it ends. */
const counted = async (url: string) => {
  const program = await builtProgram(join(import.meta.dirname, "..", "ops.ts"));
  const env = { PATH: process.env["PATH"], PROJECTION_SERVICE_URL: url, SERVICE_TOKEN: TOKEN };
  const ops = spawn(process.execPath, [program, "verify", "counts"], { env, stdio: ["ignore", "pipe", "pipe"] });
  const [said, error, [code]] = await Promise.all([text(ops.stdout), text(ops.stderr), once(ops, "exit")]);
  return { said, error, code: Number(code) };
};

it("counts again at a node of the cluster, which has the log and the views", async () => {
  const { said, error, code } = await counted(await nodeThat(async () => report));
  expect({ error, code }).toEqual({ error: "", code: 0 });
  expect(said).toContain("7 looks, 1 shares, 3 likes, 2 wishes and 1 follows in the log");
  expect(said).toContain("Every count is what the log says.");
});

it("names a count of the cluster that is not what its log says", async () => {
  const fault = { view: "work-likes", key: "dune", count: "likes", shown: 4, recounted: 3 };
  const { said, code } = await counted(await nodeThat(async () => ({ ...report, faults: [fault] })));
  expect(said).toContain("work-likes dune: likes 4, not 3");
  expect(code).toBe(2);
});

it("reads the log once for all who ask meanwhile, and again for who asks later", async () => {
  let runs = 0;
  const url = await nodeThat(async () => {
    runs += 1;
    await new Promise((resolve) => setTimeout(resolve, 200));
    return report;
  });
  const ask = async () => {
    const answer = await fetch(`${url}/internal/counts`, { headers: { authorization: `Bearer ${TOKEN}` } });
    return answer.json();
  };
  expect(await Promise.all([ask(), ask()])).toEqual([report, report]);
  expect(runs).toBe(1);
  await ask();
  expect(runs).toBe(2);
});
