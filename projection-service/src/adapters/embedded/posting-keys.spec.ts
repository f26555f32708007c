import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { blockKey, listKey } from "./posting-keys";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const HEX = ID.replaceAll("-", "");
const hexOf = (text: string): string => Buffer.from(text).toString("hex");
const digest = (text: string): string => createHash("sha256").update(text).digest("hex");
const LONG = "ص".repeat(200);

it.each([
  { what: "an id", value: ID, key: `03${HEX}01` },
  { what: "a stream's name", value: `auction-${ID}`, key: `03${HEX}${hexOf("auction-")}02` },
  { what: "an id behind Arabic letters", value: `لوحة-${ID}`, key: `03${HEX}${hexOf("لوحة-")}02` },
  { what: "an id in capitals", value: ID.toUpperCase(), key: `03${hexOf(JSON.stringify(ID.toUpperCase()))}00` },
  { what: "a word", value: "bid", key: `03${hexOf('"bid"')}00` },
  { what: "no text", value: "", key: `03${hexOf('""')}00` },
  { what: "a long text", value: LONG, key: `03${digest(LONG)}03` },
  { what: "an id behind a long text", value: `${LONG}${ID}`, key: `03${digest(LONG + ID)}03` },
  { what: "an integer", value: -2, key: "03fffffffe04" },
  { what: "a number beyond integers", value: 2 ** 40, key: `03${hexOf(String(2 ** 40))}00` },
  { what: "nothing", value: null, key: `03${hexOf("null")}00` },
])("names the list of $what on disk as every build before did", ({ value, key }) => {
  expect(listKey(3, value).toString("hex")).toBe(key);
});

it("names a list's blocks behind it, apart from every list", () => {
  expect(blockKey(listKey(3, ID), 258).toString("hex")).toBe(`83${HEX}0100000102`);
});
