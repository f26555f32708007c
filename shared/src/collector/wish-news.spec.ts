import { expect, it } from "vitest";
import type { ShownWish } from "./collector.views";
import { wishNewsOf } from "./wish-news";

const entry = (artwork: object, priceThen: string | null = null) =>
  ({
    priceThen,
    artwork: { sold: false, isForSale: true, price: "900.00", auction: null, ...artwork },
  }) as ShownWish;

it.each([
  ["nothing new", entry({}), null],
  ["a drop", entry({}, "1200.00"), { kind: "dropped", amount: 300_00, at: null }],
  ["a rise", entry({}, "850.50"), { kind: "risen", amount: 49_50, at: null }],
  ["no price where it is not for sale", entry({ isForSale: false }, "1200.00"), null],
  ["nothing where the card says that it is sold", entry({ sold: true }, "1200.00"), null],
  ["a running auction", entry({ auction: { status: "live" } }), { kind: "live", amount: null, at: null }],
  [
    "an auction to come",
    entry({ auction: { status: "scheduled", startsAt: "2026-03-01T12:00:00.000Z" } }),
    { kind: "scheduled", amount: null, at: "2026-03-01T12:00:00.000Z" },
  ],
])("tells of %s", (_, wish, news) => {
  expect(wishNewsOf(wish)).toEqual(news);
});
