import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../../..");
const fileAt = (path: string): string => readFileSync(join(root, path), "utf8");
const v8Options = fileAt("standalone/v8-options").match(/^--.+$/gm)!;
const folder = temporaryFolder();

/** Starts a service with a program in node's place, which says how it was started; gives that and the first process's id. */
const startedAs = async (service: string, environment: Readonly<Record<string, string>> = {}) => {
  const path = folder.fresh();
  writeFileSync(join(path, "node"), '#!/bin/sh\nprintf "%s\\n" $$ "$UV_THREADPOOL_SIZE" "$@"\n', { mode: 0o755 });
  const child = spawn("sh", ["standalone/serve.sh", service], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: `${path}${delimiter}${process.env["PATH"]}`, ...environment },
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  const [id, threads, ...options] = said.trim().split("\n");
  return { code: code as number, isSameProcess: Number(id) === child.pid, threads, options };
};

describe("serve.sh", () => {
  it("becomes the service, with V8's options of npm start and as many threads for disks", async () => {
    expect(v8Options.length).toBeGreaterThan(0);
    expect(await startedAs("worker")).toEqual({
      code: 0,
      isSameProcess: true,
      threads: "16",
      options: ["--enable-source-maps", ...v8Options, "standalone/dist/worker.mjs"],
    });
  });

  it("leaves the number of threads to who says one", async () => {
    expect(await startedAs("worker", { UV_THREADPOOL_SIZE: "4" })).toMatchObject({ threads: "4" });
  });

  it("is how packages, image and compose start every service", () => {
    const { scripts } = JSON.parse(fileAt("package.json")) as { scripts: Record<string, string> };
    for (const service of ["command-service", "projection-service", "worker"]) {
      expect(scripts[`start:${service}`]).toBe(`sh standalone/serve.sh ${service}`);
      expect(fileAt("docker-compose.yml")).toContain(`command: ["sh", "standalone/serve.sh", "${service}"]`);
    }
    expect(fileAt("Dockerfile")).toContain('CMD ["sh", "standalone/serve.sh", "command-service"]');
    expect(fileAt("Dockerfile")).toMatch(/^COPY .*\/standalone\/serve\.sh .*\/standalone\/v8-options standalone\/$/m);
  });

  it("gives node options that it takes", async () => {
    const child = spawn(process.execPath, [...v8Options, "--eval", "0"], { stdio: ["ignore", "ignore", "pipe"] });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
    expect({ said, code }).toEqual({ said: "", code: 0 });
  });
});
