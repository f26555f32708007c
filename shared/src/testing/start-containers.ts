import type { GenericContainer, StartedTestContainer } from "testcontainers";

type Engine = {
  /** The variable that names a server for specs; one that is set is left as it is. */
  variable: string;
  image: string;
  port: number;
  prepare: (container: GenericContainer) => GenericContainer;
  url: (host: string, port: number) => string;
};

const ENGINES: readonly Engine[] = [
  {
    variable: "EVENTSTORE_URL",
    image: "eventstore/eventstore:24.2.0-jammy",
    port: 2113,
    prepare: (container) =>
      container.withEnvironment({ EVENTSTORE_INSECURE: "true", EVENTSTORE_RUN_PROJECTIONS: "None" }),
    url: (host, port) => `esdb://${host}:${port}?tls=false`,
  },
  {
    variable: "MONGODB_URL",
    image: "mongo:7.0",
    port: 27_017,
    prepare: (container) => container,
    url: (host, port) => `mongodb://${host}:${port}`,
  },
  {
    variable: "REDIS_URL",
    image: "redis:7.2-alpine",
    port: 6_379,
    prepare: (container) =>
      container.withCommand(["redis-server", "--appendonly", "yes", "--maxmemory-policy", "noeviction"]),
    url: (host, port) => `redis://${host}:${port}`,
  },
];

const STARTUP_MS = 120_000;

/**
 * With NAQSH_CONTAINERS=1: starts, once for all specs, a container of each engine that no variable names. If Docker is
 * missing, one line says why, and the suites say themselves that they did not run.
 */
export const setup = async (): Promise<() => Promise<void>> => {
  const started: StartedTestContainer[] = [];
  const missing = ENGINES.filter(({ variable }) => !process.env[variable]);
  if (process.env["NAQSH_CONTAINERS"] === "1" && missing.length > 0) {
    try {
      const { GenericContainer } = await import("testcontainers");
      for (const engine of missing) started.push(await startEngine(engine, new GenericContainer(engine.image)));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      process.stderr.write(`No containers for the specs of engines: ${reason}\n`);
    }
  }
  return async () => {
    await Promise.all(started.map((container) => container.stop()));
  };
};

const startEngine = async (engine: Engine, container: GenericContainer): Promise<StartedTestContainer> => {
  const { port, prepare, url, variable } = engine;
  const running = await prepare(container.withExposedPorts(port)).withStartupTimeout(STARTUP_MS).start();
  // Specs run in processes that are begun later, with the environment of this one.
  process.env[variable] = url(running.getHost(), running.getMappedPort(port));
  return running;
};
