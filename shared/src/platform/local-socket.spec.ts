import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { createConnection } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { collect } from "../testing/events-to-store";
import { temporaryFolder } from "../testing/temporary-folder";
import { askLocalSocket, NobodyListens, serveLocalSocket, type LocalHandler } from "./local-socket";

const folder = temporaryFolder();

const handlers: Record<string, LocalHandler> = {
  echo: async function* (request) {
    yield request["text"];
  },
  count: async function* (request) {
    for (let number = 0; number < Number(request["to"]); number += 1) yield { number, line: "سطر\n" };
  },
  fail: async function* () {
    yield 1;
    throw new Error("the disk is full");
  },
};

const raw = async (path: string, text: string): Promise<string> => {
  const socket = createConnection(path);
  socket.write(text);
  return (await collect<Buffer>(socket)).map(String).join("");
};

describe("The operators' socket", () => {
  it("answers with lines, in a file that only its owner may open, and takes it away at the end", async () => {
    const path = join(folder.fresh(), "ops");
    const server = await serveLocalSocket(path, handlers);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await collect(askLocalSocket(path, { command: "echo", text: "مرحبا" }))).toEqual(["مرحبا"]);
    const many = await collect(askLocalSocket(path, { command: "count", to: 5_000 }));
    expect(many).toHaveLength(5_000);
    expect(many.at(-1)).toEqual({ number: 4_999, line: "سطر\n" });
    await server.close();
    expect(existsSync(path)).toBe(false);
  });

  it("tells what went wrong, after what went well", async () => {
    const path = join(folder.fresh(), "ops");
    const server = await serveLocalSocket(path, handlers);
    const heard: unknown[] = [];
    const asking = (async () => {
      for await (const value of askLocalSocket(path, { command: "fail" })) heard.push(value);
    })();
    await expect(asking).rejects.toThrow("the disk is full");
    expect(heard).toEqual([1]);
    for (const command of ["unknown", "toString", "__proto__"]) {
      await expect(collect(askLocalSocket(path, { command }))).rejects.toThrow("Unknown command");
    }
    await server.close();
  });

  it.each(["not json\n", "[]\n", "{}\n", "x".repeat(200_000), '{"command":5}\n'])(
    "answers bad input with an error and lives on: %#",
    async (text) => {
      const path = join(folder.fresh(), "ops");
      const server = await serveLocalSocket(path, handlers);
      expect(await raw(path, text)).toContain('"error"');
      expect(await collect(askLocalSocket(path, { command: "echo", text: 1 }))).toEqual([1]);
      await server.close();
    },
  );

  it("says that nobody listens where there is no file, or a dead process left it", async () => {
    const path = join(folder.fresh(), "ops");
    await expect(collect(askLocalSocket(path, { command: "echo" }))).rejects.toBeInstanceOf(NobodyListens);
    const script = `require("net").createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, "SIGKILL"))`;
    spawnSync(process.execPath, ["-e", script]);
    expect(existsSync(path)).toBe(true);
    await expect(collect(askLocalSocket(path, { command: "echo" }))).rejects.toBeInstanceOf(NobodyListens);

    const server = await serveLocalSocket(path, handlers);
    expect(await collect(askLocalSocket(path, { command: "echo", text: 1 }))).toEqual([1]);
    await server.close();
  });

  it("lets a caller go who does not wait for the end, and closes while one listens", async () => {
    const path = join(folder.fresh(), "ops");
    const server = await serveLocalSocket(path, handlers);
    for await (const value of askLocalSocket(path, { command: "count", to: 1_000_000 })) {
      expect(value).toMatchObject({ number: 0 });
      break;
    }
    const cut = collect(askLocalSocket(path, { command: "count", to: 10_000_000 }));
    await collect(askLocalSocket(path, { command: "echo", text: 1 }));
    await Promise.all([expect(cut).rejects.toBeInstanceOf(Error), server.close()]);
  });
});
