// The rival of G5: stock Koa, router, body parser and zod; validates a bid and gives it back, stores nothing.
import { randomUUID } from "node:crypto";
import { bodyParser } from "@koa/bodyparser";
import { Router } from "@koa/router";
import Koa from "koa";
import { z } from "zod";
import { answerAsked } from "../child.mjs";
import { usage } from "../usage.mjs";

const Bid = z.object({ amount: z.number().int().min(1).max(99_999_999) });
const router = new Router();
router.post("/api/auctions/:id/bids", (ctx) => {
  const bid = Bid.parse(ctx.request.body);
  ctx.status = 201;
  ctx.body = { id: randomUUID(), auctionId: ctx.params.id, standing: "leading", maximum: bid.amount * 100 };
});
const app = new Koa();
app.use(bodyParser()).use(router.routes()).use(router.allowedMethods());
answerAsked({ usage, stop: () => process.exit(0) });
const server = app.listen(0, "127.0.0.1", () => process.send({ ready: { port: server.address().port } }));
