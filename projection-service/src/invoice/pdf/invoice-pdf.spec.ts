import { invoiceQr, type InvoiceView } from "@naqsh/shared/invoice";
import { beforeAll, describe, expect, it } from "vitest";
import { pdfRuns } from "../../testing/pdf-runs";
import { invoicePdf } from "./invoice-pdf";

const issuedAt = "2026-11-23T09:00:00.000Z";
const vatNumber = "310122393500003";
const creditNote: InvoiceView = {
  id: "3f0c8c5e-7f43-4a43-9a07-5c7f2b1c7d11",
  kind: "creditNote",
  number: "CN-2026-000007",
  issuedAt,
  orderId: "9b3c8c5e-7f43-4a43-9a07-5c7f2b1c7d12",
  orderNumber: "NQ-1042",
  isSandbox: false,
  seller: {
    name: { ar: "نقش", en: "Naqsh Arts" },
    address: { ar: "طريق مكة 13322", en: "Makkah Road 13322" },
    vatNumber,
    commercialRegistration: "1010123456",
  },
  buyer: { name: "نورة Al-Rashed", address: "حي النخيل، شارع 12 (Tower B)" },
  lines: [{ what: "work", title: { ar: "أمواج (2024)", en: "Waves (2024)" }, amount: 6900_00 }],
  vat: 1035_00,
  total: 7935_00,
  corrects: "INV-2026-000042",
  qr: invoiceQr({ seller: "نقش", vatNumber, issuedAt, total: 7935_00, vat: 1035_00 }),
};

const backwards = (text: string): string => [...text].toReversed().join("");

describe("an invoice's PDF", () => {
  let pdf: Buffer;
  beforeAll(async () => {
    pdf = await invoicePdf(creditNote);
  });

  it("has what the page made for print has", () => {
    const lines = pdfRuns(pdf);
    for (const text of ["CN-2026-000007", "NQ-1042", "INV-2026-000042", vatNumber, "1010123456", "November 23, 2026"]) {
      expect(lines).toContain(text);
    }
    expect(lines).toEqual(expect.arrayContaining(["6900.00", "1035.00", "7935.00", "Waves (2024)", "Credit note"]));
  });

  it("puts Arabic from right to left, with figures and Latin names the other way within it", () => {
    const paper = pdfRuns(pdf).join("");
    expect(paper).toContain(backwards("إشعار دائن"));
    expect(paper).toContain(`13322 ${backwards("طريق مكة")}`);
    expect(paper).toContain(`Al-Rashed ${backwards("نورة")}`);
    expect(paper).toContain(`(2024) ${backwards("أمواج")}`);
  });

  it("is called a debit note where it takes credit back, and says why", async () => {
    const debitNote = { ...creditNote, kind: "debitNote" as const, number: "DN-2026-000001", reason: "Credited twice" };
    const lines = pdfRuns(await invoicePdf(debitNote));
    expect(lines).toEqual(expect.arrayContaining(["Debit note", "DN-2026-000001", "Reason", "Credited twice"]));
  });

  it("is the same bytes whenever it is asked for", async () => {
    expect((await invoicePdf(creditNote)).equals(pdf)).toBe(true);
  });
});
