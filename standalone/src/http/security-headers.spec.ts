import { once } from "node:events";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import { describe, expect, it, onTestFinished } from "vitest";
import { securityHeaders } from "./security-headers";

const policyAt = async (path: string, takesCards: boolean): Promise<string> => {
  const app = new Koa();
  app.use(securityHeaders("<script>1</script>", { secure: false, takesCards }));
  app.use((context) => void (context.body = "page"));
  const server = app.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return answer.headers.get("content-security-policy") ?? "";
};

describe("Stripe's script and frames", () => {
  it("may be loaded on the checkout where cards are taken, and only then", async () => {
    const path = "/checkout/a";
    const open = await policyAt(path, true);
    expect(open).toMatch(/script-src 'self' 'sha256-[^;]+ https:\/\/js\.stripe\.com;/);
    expect(open).toContain("frame-src https://js.stripe.com https://hooks.stripe.com");
    expect(open).toContain("connect-src 'self' https://api.stripe.com");
    expect(await policyAt(path, false)).not.toContain("stripe");
  });

  it.each(["/", "/orders", "/orders/a", "/artwork/orders/", "/admin"])("are no part of %s", async (path) => {
    expect(await policyAt(path, true)).not.toContain("stripe");
  });
});
