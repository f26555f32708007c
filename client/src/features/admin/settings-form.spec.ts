import { FIRST_SETTINGS } from "@naqsh/shared/settings";
import { expect, it } from "vitest";
import { changesFrom, faultsOf, valuesFrom } from "./settings-form";

const values = valuesFrom(FIRST_SETTINGS);

it("shows settings in the units that people read", () => {
  expect(values).toMatchObject({ commissionPercent: "10", softCloseMinutes: "2", largestImageMegabytes: "10" });
});

it("sends only what differs, in the units of the platform, in any digits", () => {
  expect(changesFrom(values, FIRST_SETTINGS)).toEqual({});
  expect(changesFrom({ ...values, commissionPercent: "١٢٫٥", softCloseMinutes: "0" }, FIRST_SETTINGS)).toEqual({
    commissionBasisPoints: 1_250,
    softCloseMs: 0,
  });
  expect(changesFrom({ ...values, phone: " +966 11 000 0000 " }, FIRST_SETTINGS)).toEqual({
    phone: "+966 11 000 0000",
  });
});

it("reads fees in percent and riyals, and sends those of all kinds of payments together", () => {
  expect(values).toMatchObject({ cardPercent: "2.5", cardFixed: "1.00", madaPercent: "1", transferFixed: "0.00" });
  expect(changesFrom({ ...values, cardPercent: "٢٫٧٥", transferFixed: "5" }, FIRST_SETTINGS)).toEqual({
    processingFees: {
      card: { basisPoints: 275, fixed: 100 },
      mada: { basisPoints: 100, fixed: 0 },
      transfer: { basisPoints: 0, fixed: 500 },
    },
  });
});

it("reads holidays in any digits and order, each once", () => {
  const typed = { ...values, holidays: "٢٠٢٦-٠٩-٢٣، 2026-02-22 2026-09-23" };
  expect(changesFrom(typed, FIRST_SETTINGS)).toEqual({ holidays: ["2026-02-22", "2026-09-23"] });
  const before = { ...FIRST_SETTINGS, holidays: ["2026-02-22"] };
  expect(changesFrom({ ...valuesFrom(before), holidays: " " }, before)).toEqual({ holidays: [] });
});

it("takes the seller's facts away where a field is emptied", () => {
  const before = { ...FIRST_SETTINGS, vatNumber: "300000000000003", sellerName: { ar: "نقش", en: "Naqsh" } };
  const emptied = { ...valuesFrom(before), vatNumber: "", sellerNameAr: "", sellerNameEn: "" };
  expect(changesFrom(emptied, before)).toEqual({ vatNumber: null, sellerName: null });
});

it.each([
  [{ commissionPercent: "51" }, "commissionPercent", "commission"],
  [{ commissionPercent: "a tenth" }, "commissionPercent", "commission"],
  [{ cardPercent: "11" }, "cardPercent", "feePercent"],
  [{ transferFixed: "101" }, "transferFixed", "feeFixed"],
  [{ softCloseMinutes: "-1" }, "softCloseMinutes", "softClose"],
  [{ largestImageMegabytes: "0" }, "largestImageMegabytes", "image"],
  [{ platformNameEn: " " }, "platformNameEn", "required"],
  [{ sellerNameAr: "نقش" }, "sellerNameEn", "bothLanguages"],
  [{ vatNumber: "12" }, "vatNumber", "vat"],
  [{ holidays: "2026-02-30" }, "holidays", "holidays"],
  [{ commercialRegistration: "12" }, "commercialRegistration", "registration"],
])("says what is wrong with %o", (changes, field, fault) => {
  expect(faultsOf({ ...values, ...changes })).toEqual({ [field]: fault });
});

it("finds nothing wrong with the first settings", () => {
  expect(faultsOf(values)).toEqual({});
});

it("takes the seller's numbers in any digits", () => {
  const typed = {
    ...values,
    vatNumber: "٣١٠١٢٢٣٩٣٥٠٠٠٠٣",
    commercialRegistration: "١٠١٠٠٠٠٠٠٠",
    bankHolder: "Naqsh",
    bankNameAr: "مصرف",
    bankNameEn: "Bank",
    bankIban: "SA٠٣ ٨٠٠٠ ٠٠٠٠ ٦٠٨٠ ١٠١٦ ٧٥١٩",
  };
  expect(faultsOf(typed)).toEqual({});
  expect(changesFrom(typed, FIRST_SETTINGS).bankAccount?.iban).toBe("SA0380000000608010167519");
});
