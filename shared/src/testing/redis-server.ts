import { spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { Redis } from "ioredis";
import { freePort } from "./free-port";

/** A Redis of its own for a spec, with the settings that a shop's Redis needs. */
export type RedisUnderTest = {
  url: string;
  /** As a crash does; what was acknowledged is on disk. */
  kill: () => Promise<void>;
  /** Comes back on the same port with what it kept. */
  restart: () => Promise<void>;
  /** Stops answering without closing a connection, until `thaw`. */
  freeze: () => void;
  thaw: () => void;
  flush: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Whether specs can start a Redis. Says how to get one if it is missing; in CI it has to be there. */
export const canStartRedis = (): boolean => {
  const isThere = spawnSync("redis-server", ["--version"]).status === 0;
  if (!isThere && !process.env["CI"]) {
    process.stderr.write("Specs against Redis did not run: no redis-server here (apt-get install redis-server)\n");
    return false;
  }
  return true;
};

/** Starts redis-server with a log of its writes in `folder`, evicting nothing; `maxMemory` as its settings have it, such as `8mb`. */
export const startRedis = async (folder: string, { maxMemory = "0" } = {}): Promise<RedisUnderTest> => {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess;

  const restart = async (): Promise<void> => {
    const settings = {
      port,
      bind: "127.0.0.1",
      dir: folder,
      appendonly: "yes",
      save: "",
      maxmemory: maxMemory,
      "maxmemory-policy": "noeviction",
    };
    const words = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    server = spawn("redis-server", words, { stdio: "ignore" });
    await ask((redis) => redis.ping());
  };
  const ask = async (question: (redis: Redis) => Promise<unknown>): Promise<void> => {
    const redis = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: 500 });
    redis.on("error", () => undefined);
    await question(redis);
    redis.disconnect();
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, "exit");
    server.kill(signal);
    await exited;
  };

  await restart();
  return {
    url,
    kill: () => end("SIGKILL"),
    restart,
    freeze: () => void server.kill("SIGSTOP"),
    thaw: () => void server.kill("SIGCONT"),
    flush: () => ask((redis) => redis.flushall()),
    stop: () => end("SIGKILL"),
  };
};
