import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readCommandProcessConfig } from "@naqsh/command-service/config";
import { serveCommandService } from "@naqsh/command-service/serve-command-service";
import { readProjectionProcessConfig } from "@naqsh/projection-service/config";
import { serveProjectionService } from "@naqsh/projection-service/serve-projection-service";
import { TERMS_VERSION } from "@naqsh/shared/account";
import { EventStorePeer } from "@naqsh/shared/platform/adapters/eventstoredb/testing/event-store-peer";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { PartsRefused } from "@naqsh/shared/platform/service/parts-refused";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { readWorkerProcessConfig } from "@naqsh/worker/config";
import { serveWorker } from "@naqsh/worker/serve-worker";
import { expect, it, onTestFinished } from "vitest";

const folders = temporaryFolder();
const silent = (): void => undefined;
const logger: Logger = { debug: silent, info: silent, warn: silent, error: silent };

/** Services of a shop on a peer of the log's engine, which may be replaced by another one at the same address. */
const openShop = async () => {
  const folder = folders.fresh();
  const at = (name: string): string => join(folder, name);
  let peer = new EventStorePeer(at("log"));
  await peer.start();
  const port = Number(new URL(peer.url).port);
  onTestFinished(() => peer.kill());
  const shared = {
    PORT: "0",
    DATA_FOLDER: at("data"),
    EVENTSTORE_URL: peer.url,
    SERVICE_TOKEN: "services-of-a-test-know-each-other-by-this",
    PUBLIC_URL: "http://naqsh.test",
    DEMO: "1",
  };
  const serveLog = async (name: string): Promise<void> => {
    await peer.kill();
    peer = new EventStorePeer(at(name));
    await peer.start(port);
  };
  return {
    at,
    serveLog,
    commands: () => serveCommandService(readCommandProcessConfig(shared), { logger }),
    projections: () => serveProjectionService(readProjectionProcessConfig(shared), { logger }),
    worker: (urls: object = {}) => serveWorker(readWorkerProcessConfig({ ...shared, ...urls }), { logger }),
  };
};

const register = async (url: string, name: string): Promise<void> => {
  const person = { firstName: name, lastName: name, username: name, email: `${name}@naqsh.test`, role: "collector" };
  const body = JSON.stringify({ ...person, password: "ستون نخلة في الرياض", acceptedTerms: TERMS_VERSION });
  const headers = { "content-type": "application/json", origin: url };
  const answer = await fetch(`${url}/api/register`, { method: "POST", headers, body });
  if (answer.status !== 201) throw new Error(await answer.text());
};

const refusalOf = async (start: () => Promise<{ stop: () => Promise<void> }>): Promise<string> => {
  try {
    await (await start()).stop();
    return "It started";
  } catch (error) {
    if (error instanceof PartsRefused) return error.message;
    throw error;
  }
};

it("Services on engines refuse a log that is behind them, and keys that are gone or older, in words", async () => {
  const { at, serveLog, commands, projections, worker } = await openShop();
  const first = await commands();
  await register(first.url, "sara");
  await first.stop();
  cpSync(at("log"), at("older log"), { recursive: true });
  cpSync(at("data/keys"), at("older keys"), { recursive: true });

  const [command, projection] = [await commands(), await projections()];
  const working = await worker({ COMMAND_SERVICE_URL: command.url, PROJECTION_SERVICE_URL: projection.url });
  await register(command.url, "omar");
  await projection.service.settled();
  await working.worker.settled();
  for (const service of [working, projection, command]) await service.stop();
  await (await commands()).stop();

  await serveLog("older log");
  expect(await refusalOf(projections)).toMatch(
    /^The view .* has taken in what lies at \d+, and the log ends at \d+\. /,
  );
  expect(await refusalOf(worker)).toMatch(/^The policy .* has taken in what lies at \d+, and the log ends at \d+\. /);
  await serveLog("log");
  cpSync(at("data/keys"), at("keys"), { recursive: true });
  rmSync(at("data/keys"), { recursive: true });
  for (const start of [commands, projections, worker]) {
    expect(await refusalOf(start)).toMatch(/^The keys are missing: there are none, and the shop had \d+\. /);
  }
  rmSync(at("data/keys"), { recursive: true });
  cpSync(at("older keys"), at("data/keys"), { recursive: true });
  for (const start of [commands, worker]) expect(await refusalOf(start)).toMatch(/^The keys are an older copy: /);
  rmSync(at("data/keys"), { recursive: true });
  cpSync(at("keys"), at("data/keys"), { recursive: true });
  for (const start of [commands, projections]) expect(await refusalOf(start)).toBe("It started");
});
