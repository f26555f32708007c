// The rival of G9: a stock Socket.IO server that tells a room of each bid; whoever is away misses it.
import { createServer } from "node:http";
import { Server } from "socket.io";
import { answerAsked } from "../child.mjs";
import { usage } from "../usage.mjs";

let number = 0;
const server = createServer((request, response) => {
  request.resume().on("end", () => {
    const body = JSON.stringify({ receipt: { number: (number += 1) } });
    response
      .writeHead(201, { "content-type": "application/json", "content-length": Buffer.byteLength(body) })
      .end(body);
    io.to("auction").emit("change", { number });
  });
});
// Its own requests come first; what is left is a bid.
const io = new Server({ transports: ["websocket"], serveClient: false });
io.attach(server);
io.on("connection", (socket) => {
  socket.on("join", (_, answer) => {
    void socket.join("auction");
    answer({ ok: true, messages: [] });
  });
});
answerAsked({ usage, stop: () => process.exit(0) });
server.listen(0, "127.0.0.1", () => process.send({ ready: { port: server.address().port } }));
