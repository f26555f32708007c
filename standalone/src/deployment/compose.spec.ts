import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { builtProgram } from "@naqsh/shared/testing/built-program";
import { trustedProxiesIn } from "@naqsh/shared/platform/http/trusted-proxies";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { eventually } from "@naqsh/shared/testing/eventually";
import { describe, expect, it, onTestFinished } from "vitest";
import { freePort } from "@naqsh/shared/testing/free-port";

const root = resolve(import.meta.dirname, "../../..");
const compose = readFileSync(join(root, "docker-compose.yml"), "utf8");
const image = readFileSync(join(root, "Dockerfile"), "utf8");
const folder = temporaryFolder();

const SERVICES = ["command-service", "projection-service", "worker"] as const;
type Service = (typeof SERVICES)[number];

const blockOf = (name: string): string =>
  new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)+)`, "m").exec(compose)?.[1] ?? "";

/** Folders below /data that a service has a volume for. */
const mountsOf = (service: Service): string[] => {
  const block = blockOf(service);
  const [, volumes = ""] = /^ {4}volumes: \[(.*)\]$/m.exec(block) ?? [];
  return [...volumes.matchAll(/:\/data\/(\w+)/g)].map(([, name]) => name!);
};

/** A volume is its user's only if the image has its folder and gives it to them; else it is root's. */
const [, given = ""] = /^RUN mkdir -p (.*) && chown -R node:node \/data$/m.exec(image) ?? [];
const givenFolders = given.split(" ").map((path) => path.replace("/data/", ""));

/** The data folder as the container has it: nothing can be written but what lies on a volume. */
const containerFolder = (service: Service): string => {
  const data = folder.fresh();
  const mounts = mountsOf(service);
  for (const name of mounts) mkdirSync(join(data, name), { mode: givenFolders.includes(name) ? 0o700 : 0o555 });
  chmodSync(data, 0o555);
  onTestFinished(() => chmodSync(data, 0o700));
  return data;
};

/** Root writes everywhere, unless it is without the rights that root has by. */
const asContainersUser = process.getuid?.() === 0 ? ["setpriv", "--bounding-set=-all", "--inh-caps=-all", "--"] : [];

/** Starts a service as compose does, its engines away; gives its port and what it says. */
const start = async (service: Service, data: string) => {
  const port = await freePort();
  const [program, ...options] = [...asContainersUser, process.execPath];
  const main = await builtProgram(join(root, service, "src/main.ts"));
  const child = spawn(program, [...options, main], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"],
      DATA_FOLDER: data,
      PORT: String(port),
      SERVICE_TOKEN: "services-of-a-test-know-each-other-by-this",
      EVENTSTORE_URL: "esdb://127.0.0.1:1?tls=false",
      MONGODB_URL: "mongodb://127.0.0.1:1",
      REDIS_URL: "redis://127.0.0.1:1",
      JOBS_REDIS_URL: "redis://127.0.0.1:1",
      LOG_LEVEL: "error",
    },
  });
  const exited = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exited;
  });
  let said = "";
  child.stderr.on("data", (bytes: Buffer) => (said += bytes.toString()));
  const hasEnded = (): boolean => child.exitCode !== null;
  return { url: `http://127.0.0.1:${port}/health`, said: () => said, hasEnded };
};

describe("compose", () => {
  it.each(SERVICES)("gives %s a volume for every folder that it writes", async (service) => {
    expect(mountsOf(service)).toContain("files");
    const { url, said, hasEnded } = await start(service, containerFolder(service));
    const answers = async () => (hasEnded() ? said() : (await fetch(url)).status);
    expect(await eventually(answers, { interval: 100 })).toBe(200);
  });

  it("takes the word of a proxy on this machine, which comes from its own networks, and nobody else's", () => {
    const [, usual = ""] = /TRUSTED_PROXY: \$\{TRUSTED_PROXY:-(.+)\}/.exec(compose) ?? [];
    const proxies = trustedProxiesIn(usual)!;
    const subnets = [...compose.matchAll(/subnet: ([\d.]+)\.0\/24/g)].map(([, start]) => start!);
    expect(subnets).toHaveLength(2);
    for (const start of subnets) expect([start, proxies.has(`${start}.1`)]).toEqual([start, true]);
    expect(proxies.has("172.30.95.255") || proxies.has("172.30.98.0")).toBe(false);
    expect(readFileSync(join(root, ".env.example"), "utf8")).toContain(`\nTRUSTED_PROXY=${usual}\n`);
  });

  it("keeps the engines in a network of their own, that leads nowhere and that the gateway is not in", () => {
    const networksOf = (name: string): string => /^ {4}networks: \[(.*)\]$/m.exec(blockOf(name))?.[1] ?? "as services";
    const engines = ["eventstore", "mongodb", "redis", "redis-jobs"];
    expect(engines.map(networksOf)).toEqual(engines.map(() => "engines"));
    expect(networksOf("gateway")).toBe("inside, outside");
    expect(SERVICES.map(networksOf)).toEqual(SERVICES.map(() => "as services"));
    expect(compose).toMatch(/^x-service: &service\n(?: {2}.*\n)* {2}networks: \[inside, engines\]$/m);
    expect(compose).toMatch(/^ {2}engines: \{ internal: true \}$/m);
  });

  it("gives jobs a Redis of their own, so that they fill nobody else's, and throws nothing out of either", () => {
    const [, given = ""] = /^ {6}JOBS_REDIS_URL: redis:\/\/([\w-]+):6379$/m.exec(blockOf("worker")) ?? [];
    const [, others = ""] = /^ {2}REDIS_URL: redis:\/\/([\w-]+):6379$/m.exec(compose) ?? [];
    expect([given, others]).toEqual(["redis-jobs", "redis"]);
    const volumes = [given, others].map((name) => {
      const block = blockOf(name);
      const [, megabytes = ""] = /--maxmemory (\d+)mb/.exec(block) ?? [];
      const [, container = ""] = /memory: (\d+)m /.exec(block) ?? [];
      // A rewrite of its log takes room beside what it holds.
      expect(Number(container)).toBeGreaterThanOrEqual(1.5 * Number(megabytes));
      expect(block).toContain("--maxmemory-policy noeviction");
      expect(block).toContain("--appendonly yes");
      return /volumes: \[(\w+):\/data\]/.exec(block)?.[1];
    });
    expect(new Set(volumes).size).toBe(2);
    expect(blockOf("worker")).toContain("redis-jobs: { condition: service_healthy }");
  });

  it("hands services only what they read, and is told all that it asks for in .env.example", () => {
    const sources = ["shared/src/platform/service", "command-service/src", "projection-service/src", "worker/src"];
    const read = sources
      .flatMap((source) => readdirSync(join(root, source)).map((file) => join(root, source, file)))
      .filter((file) => /(config|environment|settings)\.ts$/.test(file))
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    const services = compose.slice(compose.indexOf("  command-service:\n"), compose.indexOf("  gateway:\n"));
    const engines = compose.slice(compose.indexOf("x-engines:"), compose.indexOf("x-when-engines-answer:"));
    const given = [...(engines + services).matchAll(/^ {2,6}([A-Z][A-Z_]+):/gm)].map(([, name]) => name!);
    expect(given.length).toBeGreaterThan(10);
    // A secret's file is named by its own name and `_FILE`.
    for (const name of given) expect(read).toContain(`"${name.replace(/_FILE$/, "")}"`);
    const example = readFileSync(join(root, ".env.example"), "utf8");
    for (const [, name] of compose.matchAll(/\$\{([A-Z_]+)/g)) expect(example).toMatch(new RegExp(`^${name}=`, "m"));
  });

  it("has a file for every secret, which the instructions make", () => {
    const operations = readFileSync(join(root, "docs/operations.md"), "utf8");
    const files = [...compose.matchAll(/file: \.\/(secrets\/\w+)/g)].map(([, file]) => file!);
    expect(files).toHaveLength(8);
    for (const file of files) expect(operations).toContain(`> ${file}`);
  });

  it("would see a folder without a volume: a service says which one it is, and ends", async () => {
    const data = folder.fresh();
    chmodSync(data, 0o555);
    const { said, hasEnded } = await start("command-service", data);
    await eventually(() => expect(hasEnded()).toBe(true), { interval: 100 });
    expect(said()).toMatch(
      /^command-service: .*\/(files|uploads) has to be a folder that this user can write \(EACCES\)/m,
    );
  });
});
