import { MongoBulkWriteError, MongoNetworkError, MongoServerError } from "mongodb";
import { expect, it } from "vitest";
import { Unavailable } from "../../ports/unavailable";
import { mongoTrouble } from "./mongo-trouble";

it("tells a MongoDB that is away from a question that it refuses", () => {
  const away = [
    new MongoNetworkError("read ECONNRESET"),
    Object.assign(new Error("write ECONNRESET"), { code: "ECONNRESET" }),
    new MongoServerError({ message: "not primary", code: 10_107 }),
    new MongoBulkWriteError(new MongoNetworkError("connection 4 closed"), {} as never),
  ];
  for (const error of away) expect(mongoTrouble(error)).toBeInstanceOf(Unavailable);
  const others = [new MongoServerError({ message: "E11000", code: 11_000 }), new TypeError("a bug"), "a word"];
  for (const error of others) expect(mongoTrouble(error)).toBe(error);
});
