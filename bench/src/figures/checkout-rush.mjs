import { builtProduct } from "../build-product.mjs";
import { rival, startChild } from "../child.mjs";
import { buyAtOnce } from "../load/buyers.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

const BUYERS = 1_000;
const WARM_UPS = 3;

export const g23 = {
  id: "G23",
  title: `${BUYERS.toLocaleString("en")} buyers at once for one work`,
  rivalName: "a SQLite transaction with a unique index behind plain HTTP",
  goals: [
    { figure: "orders", unit: "", label: "orders", absoluteAtLeast: 1, absoluteAtMost: 1 },
    { figure: "clear", unit: "", label: "clear answers", absoluteAtLeast: BUYERS },
    { figure: "last", unit: "ms", label: "last answer", atMost: 1 },
  ],
  shown: [{ figure: "first", unit: "ms", label: "first answer" }],
  limits:
    "the way through HTTP, sessions, rights and idempotency, none of which the rival has; commands of one work are decided one after the other.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const works = String(pairs + WARM_UPS);
    const shop = await startChild(
      builtProduct("shop"),
      [temporaryFolder("g23"), "0", "0", works, String(BUYERS)],
      nodeOptions,
    );
    const sqlite = await startChild(rival("sqlite-checkout"), [temporaryFolder("g23-sqlite")], nodeOptions);
    await sqlite.ask("fill", shop.sale);
    /** Each run has a work of its own, the same one on both sides. */
    const nextOf = (server) => {
      const left = [...shop.sale.works];
      return () => buyAtOnce({ port: server.port, artworkId: left.shift(), cookies: shop.sale.cookies });
    };
    const [own, theirs] = [nextOf(shop), nextOf(sqlite)];
    const product = async () => {
      const run = await own();
      await shop.ask("settled");
      return run;
    };
    for (let turn = 0; turn < WARM_UPS; turn += 1) {
      await product();
      await theirs();
    }
    const result = await inPairs(pairs, product, theirs);
    await Promise.all([shop.stop(), sqlite.stop()]);
    return result;
  },
};
