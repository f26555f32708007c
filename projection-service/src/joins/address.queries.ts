import type { addressReads, KnownAddress } from "@naqsh/shared/address";
import type { QueriesFor } from "../http/query-route";
import { openDelivery } from "../order/open-delivery";
import { allFound } from "./all-documents";
import type { QueryDeps } from "../query-deps";

/** How many addresses of earlier orders are suggested; any other can be written. */
const MOST_OF_ORDERS = 10;

/** Those kept in the book, the default first; one whose texts no longer open is left out. */
const kept = async (userId: string, { views, people }: QueryDeps): Promise<KnownAddress[]> => {
  const book = await views.addressBooks.get(userId);
  if (book === null) return [];
  const opened = await Promise.all(
    book.addresses.map(async ({ addressId: id, name, ...delivery }): Promise<KnownAddress[]> => {
      const [shown, sent] = await Promise.all([people.open(name), openDelivery(delivery, people)]);
      if (shown === null || !sent?.address) return [];
      return [{ id, name: shown, isDefault: id === book.defaultId, zone: sent.zone, address: sent.address }];
    }),
  );
  const addresses = opened.flat();
  return [...addresses.filter(({ isDefault }) => isDefault), ...addresses.filter(({ isDefault }) => !isDefault)];
};

const placeOf = ({ zone, address }: Pick<KnownAddress, "zone" | "address">): string => JSON.stringify([zone, address]);

/** Given with orders, the newest first, each once, and none that the book has. */
const used = async (userId: string, known: readonly KnownAddress[], deps: QueryDeps): Promise<KnownAddress[]> => {
  const orders = allFound(deps.views.orders, { index: "byBuyer", equals: [userId], direction: "descending" });
  const places = new Set(known.map(placeOf));
  const found: KnownAddress[] = [];
  for await (const { document } of orders) {
    if (found.length === MOST_OF_ORDERS) break;
    const sent = await openDelivery(document.delivery, deps.people);
    if (!sent?.address) continue;
    const one = { id: null, name: null, isDefault: false, zone: sent.zone, address: sent.address };
    if (places.has(placeOf(one))) continue;
    places.add(placeOf(one));
    found.push(one);
  }
  return found;
};

export const addressQueries = (deps: QueryDeps): QueriesFor<typeof addressReads> => ({
  myAddresses: {
    views: ["addressBooks", "orders", "people"],
    answer: async ({ asker }) => {
      const book = await kept(asker, deps);
      return { body: [...book, ...(await used(asker, book, deps))] };
    },
  },
});
