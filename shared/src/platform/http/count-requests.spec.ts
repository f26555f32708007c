import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it, onTestFinished } from "vitest";
import { eventually } from "../../testing/eventually";
import { countRequests } from "./count-requests";

describe("requests under way", () => {
  it("are waited for, but not for ever", async () => {
    let answer = (): void => undefined;
    let taken = (): void => undefined;
    const isTaken = new Promise<void>((resolve) => (taken = resolve));
    const server = createServer((_, response) => {
      answer = () => response.end("done");
      taken();
    });
    onTestFinished(() => server.closeAllConnections());
    const requests = countRequests(server);
    await requests.drained(60_000);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const asked = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await isTaken;
    await requests.drained(20);
    const drained = requests.drained(60_000);
    answer();
    await drained;
    expect(await (await asked).text()).toBe("done");
    server.close();
  });

  it("have their last answer also where the process stood still while they came", async () => {
    const server = createServer((_, response) => response.end("done"));
    const requests = countRequests(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const kept = connect((server.address() as AddressInfo).port, "127.0.0.1").setEncoding("utf8");
    onTestFinished(() => void kept.destroy());
    const ask = (): boolean => kept.write("GET / HTTP/1.1\r\nHost: naqsh.test\r\n\r\n");
    ask();
    await once(kept, "data");
    const drained = requests.drained(1_000);
    await new Promise<void>((resolve) => setTimeout(resolve, 20));
    // Timers that are due by then come before what lies in sockets.
    await new Promise(setImmediate);
    ask();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    const [answer] = (await once(kept, "data")) as [string];
    expect(answer).toContain("200 OK");
    expect(answer).toContain("Connection: close");
    await drained;
  });

  it("leave no server behind: with it would stay all that its answers were made of", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    const drainedServer = async (): Promise<WeakRef<object>> => {
      const server = createServer((_, response) => response.end("done"));
      const requests = countRequests(server);
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).text();
      await requests.drained(60_000);
      return new WeakRef(server);
    };
    const server = await drainedServer();
    await eventually(() => {
      collect();
      // Not the server itself: the failed comparison would hold it.
      expect(server.deref() === undefined).toBe(true);
    });
  });
});
