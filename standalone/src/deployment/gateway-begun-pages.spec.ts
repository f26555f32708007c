import { once } from "node:events";
import { createServer } from "node:http";
import { freePort } from "@naqsh/shared/testing/free-port";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it, onTestFinished } from "vitest";
import { canStartGateway, openGateway } from "../testing/cluster/nginx-gateway";

const folder = temporaryFolder();

it.skipIf(!canStartGateway())("The gateway passes on how a page begins before the rest has come", async () => {
  let drawn = (): void => undefined;
  const drawing = createServer((_, outgoing) => {
    outgoing.writeHead(200, { "X-Accel-Buffering": "no" }).write("begins, ");
    drawn = () => outgoing.end("ends");
  });
  const port = await freePort();
  await once(drawing.listen(port, "127.0.0.1"), "listening");
  onTestFinished(() => void drawing.close());
  const url = `http://127.0.0.1:${port}`;
  const gateway = await openGateway({ commandUrls: [url], projectionUrls: [url], clientFolder: folder.fresh() });
  onTestFinished(gateway.stop);

  const answer = await fetch(`${gateway.url}/marketplace`);
  expect([answer.status, answer.headers.get("X-Accel-Buffering")]).toEqual([200, null]);
  const parts = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await parts.read()).value).toBe("begins, ");
  drawn();
  expect((await parts.read()).value).toBe("ends");
});
