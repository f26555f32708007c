import { request } from "node:http";
import { trustedProxiesIn } from "@naqsh/shared/platform/http/trusted-proxies";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it } from "vitest";
import { openShop } from "../testing/shop-in-test";

const folder = temporaryFolder();
const rateLimits = { signIn: { points: 2, windowMs: 3_600_000 } };

/** The status of a sign-in whose request says that it was forwarded for an address. */
const signInFrom = (url: string, address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "x-forwarded-for": address };
    const asked = request(`${url}/api/signin`, { method: "POST", headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
    });
    asked.on("error", reject);
    asked.end(JSON.stringify({ email: `someone-${address.length}@naqsh.test`, password: "not the password" }));
  });

const statuses = async (url: string, addresses: readonly string[]): Promise<number[]> => {
  const found: number[] = [];
  for (const address of addresses) found.push(await signInFrom(url, address));
  return found;
};

describe("a shop in one process", () => {
  it("limits each reader behind its proxy for themselves, whatever they claim before the proxy's own word", async () => {
    const trustedProxies = trustedProxiesIn("127.0.0.1")!;
    const { running } = await openShop(folder.fresh(), { trustedProxies, commands: { rateLimits } });
    const [sara, omar] = ["203.0.113.9", "198.51.100.7"];
    expect(await statuses(running.url, [sara, sara, sara])).toEqual([401, 401, 429]);
    expect(await statuses(running.url, [omar, `192.0.2.1, ${sara}`])).toEqual([401, 429]);
  });

  it("takes nobody's word about addresses where no proxy is trusted", async () => {
    const { running } = await openShop(folder.fresh(), { commands: { rateLimits } });
    expect(await statuses(running.url, ["203.0.113.9", "198.51.100.7", "192.0.2.55"])).toEqual([401, 401, 429]);
  });
});
