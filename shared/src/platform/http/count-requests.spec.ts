import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
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
});
