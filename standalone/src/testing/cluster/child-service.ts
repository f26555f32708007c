import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { builtProgram } from "@naqsh/shared/testing/built-program";
import { freePort } from "@naqsh/shared/testing/free-port";
import type { Position } from "@naqsh/shared/kernel/position";

export type ServiceName = "command-service" | "projection-service" | "worker";

/** Whose time a service goes by: one that a test pushes forward, or the machine's, with all that the product watches of it. */
export type ServiceTime = "shifted" | "machine";

type Question = { question: "shift" | "sleep"; ms: number } | { question: "settled" | "stop" };
/** What a test asks of a service's process, and what that tells. */
export type Asked = { id: number } & Question;
export type Told = { url: string } | { id: number; position: Position | null } | { id: number; failure: string };

export type ChildService = {
  url: string;
  shift: (ms: number) => Promise<void>;
  /** Its clock leaps, as on a machine that slept. */
  sleep: (ms: number) => Promise<void>;
  /** How far it came; null if the service does not follow the log. */
  settled: () => Promise<Position | null>;
  /** Drains and ends. */
  stop: () => Promise<void>;
  kill: () => Promise<void>;
  /** Stops the process by a signal, its connections open, until `thaw`. */
  freeze: () => void;
  thaw: () => void;
  /** Comes back at the same address, its clock as it was at first. */
  restart: () => Promise<void>;
};

const program = fileURLToPath(new URL("service.process.ts", import.meta.url));

/**
 * Starts a service in a process of its own, with its environment alone; answers when it has started. On the machine's time it neither
 * shifts nor sleeps.
 */
export const startChildService = async (
  name: ServiceName,
  environment: Readonly<Record<string, string>>,
  time: ServiceTime = "shifted",
): Promise<ChildService> => {
  const { PORT = await freePort() } = environment;
  const own = { ...environment, PORT: String(PORT) };
  let running = await startOnce(name, own, time);
  const { url } = running;
  return {
    url,
    shift: (ms) => running.shift(ms),
    sleep: (ms) => running.sleep(ms),
    settled: () => running.settled(),
    stop: () => running.stop(),
    kill: () => running.kill(),
    freeze: () => running.freeze(),
    thaw: () => running.thaw(),
    restart: async () => {
      running = await startOnce(name, own, time);
    },
  };
};

const startOnce = async (
  name: ServiceName,
  environment: Readonly<Record<string, string>>,
  time: ServiceTime,
): Promise<Omit<ChildService, "restart">> => {
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, [await builtProgram(program), name, time], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { PATH, ...environment },
  });
  const exited = once(child, "exit");
  const waiting = new Map<number, { resolve: (position: Position | null) => void; reject: (error: Error) => void }>();
  let asked = 0;
  let heardUrl: (url: string) => void = () => undefined;

  child.on("message", (told: Told) => {
    if ("url" in told) return heardUrl(told.url);
    const asker = waiting.get(told.id);
    waiting.delete(told.id);
    if ("failure" in told) asker?.reject(new Error(`${name}: ${told.failure}`));
    else asker?.resolve(told.position);
  });
  child.once("exit", () => {
    for (const { reject } of waiting.values()) reject(new Error(`${name} has ended`));
  });

  const ask = (question: Question) =>
    new Promise<Position | null>((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      child.send({ ...question, id: asked });
    });

  const url = await Promise.race([
    new Promise<string>((resolve) => (heardUrl = resolve)),
    exited.then(([code, signal]: unknown[]) => {
      throw new Error(`${name} ended before it listened: code ${String(code)}, signal ${String(signal)}`);
    }),
  ]);

  return {
    url,
    shift: async (ms) => void (await ask({ question: "shift", ms })),
    sleep: async (ms) => void (await ask({ question: "sleep", ms })),
    settled: () => ask({ question: "settled" }),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      await ask({ question: "stop" });
      await exited;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await exited;
    },
    freeze: () => void child.kill("SIGSTOP"),
    thaw: () => void child.kill("SIGCONT"),
  };
};
