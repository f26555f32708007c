import { fork } from "node:child_process";
import { join } from "node:path";

const running = new Set();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(130));

/** Ends what a figure that failed has left behind, so that it does not run beside the next one. */
export const killChildren = async () => {
  const ended = [...running].map((child) => new Promise((done) => child.once("exit", done)));
  for (const child of running) child.kill("SIGKILL");
  await Promise.all(ended);
};

export const rival = (name) => join(import.meta.dirname, "rivals", `${name}.mjs`);

/** Starts a program of its own that says `ready` when it is; `ask` has it answer by name. It ends with this process. */
export const startChild = (file, args = [], execArgv = [], environment = {}) =>
  new Promise((resolve, reject) => {
    const child = fork(file, args, {
      execArgv,
      // As `npm start` runs the product.
      env: { UV_THREADPOOL_SIZE: "16", ...process.env, ...environment },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    running.add(child);
    const waiting = new Map();
    let asked = 0;
    const ended = new Promise((done) => child.once("exit", done));
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      running.delete(child);
      const error = new Error(`${file} ended early (${code ?? signal})`);
      reject(error);
      for (const { fail } of waiting.values()) fail(error);
    });
    const ask = (name, data) =>
      new Promise((give, fail) => {
        const id = (asked += 1);
        waiting.set(id, { give, fail });
        child.send({ id, name, data });
      });
    const kill = async () => {
      child.kill("SIGKILL");
      await ended;
    };
    child.on("message", (message) => {
      if (message.ready !== undefined)
        resolve({
          ...message.ready,
          ask,
          stop: (options) => stopChild(child, ended, ask, options),
          kill,
          pid: child.pid,
        });
      else if (waiting.has(message.id)) {
        waiting.get(message.id).give(message.answer);
        waiting.delete(message.id);
      }
    });
  });

/** What is cut off has not stopped cleanly: no figure of a start may follow it. */
const stopChild = async (child, ended, ask, { patienceMs = 20_000 } = {}) => {
  let isCut = false;
  ask("stop").catch(() => undefined);
  const late = setTimeout(() => (isCut = child.kill("SIGKILL")), patienceMs);
  await ended;
  clearTimeout(late);
  if (isCut) throw new Error(`${child.spawnargs[1]} had not stopped after ${patienceMs / 1000} s, and was killed`);
};

/** Answers `ask` inside a rival's program. */
export const answerAsked = (answers) => {
  process.on("message", async ({ id, name, data }) =>
    process.send({ id, answer: (await answers[name]?.(data)) ?? null }),
  );
  process.on("disconnect", () => process.exit(0));
};
