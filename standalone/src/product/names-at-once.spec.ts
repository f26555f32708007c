import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { openShop, type ShopInTest } from "../testing/shop-in-test";
import type { ShopVisitor } from "../testing/shop-visitor";

const folder = temporaryFolder();
const PEOPLE = 8;
const NEWCOMERS = 4;
const NAMES = 5;
/** Names are the same whatever the case of their letters. */
const SPELLINGS = [(name: string) => name, (name: string) => name.toUpperCase()];

type Wish = { name: number; spelling: number };
const anyWish = fc.record({ name: fc.nat({ max: NAMES - 1 }), spelling: fc.nat({ max: 1 }) });
const anyRound = fc.record({
  moves: fc.array(anyWish, { minLength: PEOPLE, maxLength: PEOPLE }),
  arrivals: fc.array(anyWish, { minLength: NEWCOMERS, maxLength: NEWCOMERS }),
});

const usernameOf = async (person: ShopVisitor): Promise<string> =>
  (await person.get<{ username: string }>("/api/user")).body.username;

let made = 0;

/** One who is not there yet, and wants a name at once. */
const arrival = async (shop: ShopInTest, username: string) => {
  const visitor = shop.visitor(`newcomer${(made += 1)}`);
  const body = {
    firstName: "Amal",
    lastName: "Test",
    email: `newcomer${made}@naqsh.test`,
    password: "correct horse 7",
  };
  return { visitor, ...(await visitor.post("/api/register", { ...body, username, language: "en" })) };
};

it("gives a username to exactly one of all who sign up with it and move to it at once, and a name that was left to the next", async () => {
  const shop = await openShop(folder.fresh());
  const people: ShopVisitor[] = [];
  for (let place = 0; place < PEOPLE; place += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each password is hashed alone
    people.push(await shop.register(`person${place}`, "collector"));
  }
  let round = 0;
  await fc.assert(
    fc.asyncProperty(anyRound, async ({ moves, arrivals }) => {
      round += 1;
      const spelt = ({ name, spelling }: Wish): string => SPELLINGS[spelling]!(`name${round}.${name}`);
      const before = await Promise.all(people.map(usernameOf));
      const [moved, come] = await Promise.all([
        Promise.all(
          // Pressed twice, as impatient people do.
          moves.flatMap((wish, place) =>
            [0, 1].map(async () => ({
              wish,
              place,
              status: (await people[place]!.put("/api/user/profile", { username: spelt(wish) })).status,
            })),
          ),
        ),
        Promise.all(arrivals.map(async (wish) => ({ wish, ...(await arrival(shop, spelt(wish))) }))),
      ]);
      await shop.running.settled();
      for (let name = 0; name < NAMES; name += 1) {
        const movers = moved.filter(({ wish, status }) => wish.name === name && status === 200);
        const arrived = come.filter(({ wish, status }) => wish.name === name && status === 201);
        const winners = new Set([
          ...movers.map(({ place }) => `moved ${place}`),
          ...arrived.map((_, nth) => `came ${nth}`),
        ]);
        const isWanted = [...moves, ...arrivals].some((wish) => wish.name === name);
        expect(winners.size, `name${round}.${name}`).toBe(isWanted ? 1 : 0);
      }
      const after = await Promise.all(
        [...people, ...come.filter(({ status }) => status === 201).map(({ visitor }) => visitor)].map(usernameOf),
      );
      expect(new Set(after.map((name) => name.toLowerCase())).size).toBe(after.length);
      // Whoever moved left a name that anybody may have now; whoever did not kept theirs.
      for (const [place, former] of before.entries()) {
        const hasMoved = moved.some((one) => one.place === place && one.status === 200);
        expect(after[place] === former).toBe(!hasMoved);
        // oxlint-disable-next-line no-await-in-loop -- each password is hashed alone
        expect((await arrival(shop, former)).status, former).toBe(hasMoved ? 201 : 409);
      }
    }),
    { numRuns: 3 },
  );
  expect(shop.errors).toEqual([]);
});
