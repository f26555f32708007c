import { once } from "node:events";
import { createServer } from "node:http";
import { freePort } from "@naqsh/shared/testing/free-port";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it, onTestFinished } from "vitest";
import { canStartGateway, openGateway } from "../testing/cluster/nginx-gateway";

const folder = temporaryFolder();
const ID = "b64a2e5f-654c-5a43-aaeb-32d44907411f";

it.skipIf(!canStartGateway())(
  "The gateway passes on the page that says that there is nothing, for each address",
  async () => {
    const drawing = createServer(({ url, headers }, outgoing) => {
      outgoing.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
      outgoing.end(`nothing at ${url} for ${headers.cookie}`);
    });
    const port = await freePort();
    await once(drawing.listen(port, "127.0.0.1"), "listening");
    onTestFinished(() => void drawing.close());
    const url = `http://127.0.0.1:${port}`;
    const gateway = await openGateway({ commandUrls: [url], projectionUrls: [url], clientFolder: folder.fresh() });
    onTestFinished(gateway.stop);

    for (const path of ["/nonsense?q=x", "/nonsense/y/", `/artwork/${ID}`, `/auctions/${ID}/replay`, "/admin/x"]) {
      const answer = await fetch(gateway.url + path, { headers: { cookie: "naqsh.view=en.dark" } });
      expect([answer.status, await answer.text()]).toEqual([404, `nothing at ${path} for naqsh.view=en.dark`]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    }
  },
);
