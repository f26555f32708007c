import fc from "fast-check";
import { expect, it } from "vitest";
import { invoiceQr } from "./invoice-qr";

const BOBS = {
  seller: "Bobs Records",
  vatNumber: "310122393500003",
  issuedAt: "2022-04-25T15:30:00.000Z",
  total: 1_000_00,
  vat: 150_00,
};

it("gives the tax authority's own example", () => {
  expect(invoiceQr(BOBS)).toBe(
    "AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==",
  );
});

/** The fields by their tags, as a reader of the code takes them apart. */
const fieldsOf = (qr: string): Record<number, string> => {
  const bytes = Buffer.from(qr, "base64");
  const fields: Record<number, string> = {};
  for (let at = 0; at < bytes.length; at += 2 + bytes[at + 1]!) {
    fields[bytes[at]!] = bytes.subarray(at + 2, at + 2 + bytes[at + 1]!).toString("utf8");
  }
  return fields;
};

it("counts the bytes of Arabic names, not their letters", () => {
  expect(fieldsOf(invoiceQr({ ...BOBS, seller: "شركة نقش للفنون" }))).toEqual({
    1: "شركة نقش للفنون",
    2: "310122393500003",
    3: "2022-04-25T15:30:00Z",
    4: "1000.00",
    5: "150.00",
  });
});

it("is taken apart again, however long the name is, and cuts no letter in two", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), fc.nat(), (name, total) => {
      const seller = Buffer.from(name).toString();
      const read = fieldsOf(invoiceQr({ ...BOBS, seller, total }));
      expect(seller.startsWith(read[1]!)).toBe(true);
      expect(read[5]).toBe("150.00");
    }),
  );
});
