// The rival of G7: a plain `ws` server that answers a bid and sends one shared frame to every watcher; stores nothing.
import { createServer } from "node:http";
import { Sender, WebSocketServer } from "ws";
import { answerAsked } from "../child.mjs";
import { usage } from "../usage.mjs";

/** As long as the frame of the product. */
const frameBytes = Number(process.argv[2] ?? 600);
const watchers = new Set();
let number = 0;

const push = (price) => {
  const head = `{"price":${price},"rows":[{"number":${number}}],"filler":"`;
  const payload = Buffer.from(`${head}${"x".repeat(Math.max(0, frameBytes - head.length - 2))}"}`);
  const frame = Sender.frame(payload, { fin: true, opcode: 1, mask: false, readOnly: true, rsv1: false });
  for (const watcher of watchers) {
    watcher.cork();
    for (const part of frame) watcher.write(part);
    watcher.uncork();
  }
};

const server = createServer((request, response) => {
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    const { amount } = JSON.parse(Buffer.concat(chunks).toString());
    const body = JSON.stringify({ price: amount * 100, receipt: { number: (number += 1) } });
    response
      .writeHead(201, { "content-type": "application/json", "content-length": Buffer.byteLength(body) })
      .end(body);
    push(amount * 100);
  });
});
new WebSocketServer({ server, perMessageDeflate: false }).on("connection", (socket) => {
  watchers.add(socket._socket);
  socket.on("close", () => watchers.delete(socket._socket));
});
answerAsked({ usage, stop: () => process.exit(0) });
server.listen(0, "127.0.0.1", () => process.send({ ready: { port: server.address().port } }));
