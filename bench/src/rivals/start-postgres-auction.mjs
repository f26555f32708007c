import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { rival, startChild } from "../child.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

export const POSTGRES = "Koa, PostgreSQL (one transaction with a row lock: bid, price, notice) and Socket.IO";

/** The rival with the same auctions and bidders as a shop's. */
export const startPostgresAuction = (auctions, nodeOptions) => {
  const folder = temporaryFolder("postgres");
  const file = join(folder, "auctions.json");
  writeFileSync(file, JSON.stringify(auctions));
  return startChild(rival("postgres-auction"), [folder, file], nodeOptions);
};
