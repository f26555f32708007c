import type { Seeder } from "./seed-shop";

/** Ids of works on sale at one fixed price, and a cookie of each buyer. */
export type SeededSale = { works: string[]; cookies: string[] };

/** Net, halalas: with VAT a buyer is shown 1,150 riyals. */
const PRICE = 1000_00;
const AT_ONCE = 100;

/** What writes works at a fixed price and signed-in buyers, and says them in `sale`. */
export const seedSale =
  (sale: SeededSale, { works, buyers }: { works: number; buyers: number }) =>
  async ({ idOf, enter, submitWork }: Seeder): Promise<void> => {
    for (let number = 0; number < works; number += 1) {
      const artworkId = idOf(`sale/${number}`);
      await submitWork(number, artworkId, { price: PRICE });
      sale.works.push(artworkId);
    }
    for (let from = 0; from < buyers; from += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, buyers - from) }, (_, place) => `buyer/${from + place}`);
      sale.cookies.push(...(await Promise.all(some.map((name) => enter(idOf(name), "collector")))));
    }
  };
