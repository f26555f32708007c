// The rival of G7: a plain `ws` server that answers a bid and sends one shared frame to every watcher; stores nothing.
import { createServer } from "node:http";
import { Sender, WebSocketServer } from "ws";

const watchers = new Set();
const server = createServer((request, response) => {
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    const { amount } = JSON.parse(Buffer.concat(chunks).toString());
    response.writeHead(201, { "content-type": "application/json" }).end(JSON.stringify({ price: amount * 100 }));
    const payload = Buffer.from(JSON.stringify({ price: amount * 100, filler: "x".repeat(600) }));
    const frame = Sender.frame(payload, { fin: true, opcode: 1, mask: false, readOnly: true, rsv1: false });
    for (const watcher of watchers) {
      watcher.cork();
      for (const part of frame) watcher.write(part);
      watcher.uncork();
    }
  });
});
new WebSocketServer({ server, perMessageDeflate: false }).on("connection", (socket) => {
  watchers.add(socket._socket);
  socket.on("close", () => watchers.delete(socket._socket));
});
server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
