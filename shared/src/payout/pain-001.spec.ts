import fc from "fast-check";
import { expect, it } from "vitest";
import { bankIdOf, creditTransferXml, type CreditTransferFile } from "./pain-001";

const file: CreditTransferFile = {
  id: "b1",
  madeAt: "2026-03-25T09:00:00.000Z",
  day: "2026-03-25",
  debtor: { name: "Naqsh Co.", iban: "SA4420000001234567891234" },
  transfers: [
    { id: "t1", amount: 919_00, name: "هدى & Co <x>", iban: "SA0380000000608010167519" },
    { id: "t2", amount: 1, name: "", iban: "SA0380000000608010167519" },
  ],
};

/** The names of the elements in the order in which they open, with the depth of each. */
const openedIn = (xml: string): string[] => {
  const open: string[] = [];
  const path: string[] = [];
  for (const [, isEnd, name] of xml.matchAll(/<(\/?)([A-Za-z]\w*)[^>]*>/g)) {
    if (isEnd) {
      const last = path.pop();
      if (last !== name) throw new Error(`${name} ends where ${last} is open`);
    } else open.push([...path, path.push(name!) && name].join("/"));
  }
  if (path.length > 0) throw new Error(`${path.join("/")} never ends`);
  return open;
};

it("has the elements that pain.001.001.09 asks for, in its order", () => {
  const xml = creditTransferXml(file);
  const root = "Document/CstmrCdtTrfInitn";
  const childrenOf = (path: string) => [
    ...new Set(
      openedIn(xml)
        .filter((one) => one.startsWith(`${path}/`))
        .map((one) => one.split("/")[path.split("/").length]),
    ),
  ];
  expect(xml).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"');
  expect(childrenOf(root)).toEqual(["GrpHdr", "PmtInf"]);
  expect(childrenOf(`${root}/GrpHdr`)).toEqual(["MsgId", "CreDtTm", "NbOfTxs", "CtrlSum", "InitgPty"]);
  expect(childrenOf(`${root}/PmtInf`)).toEqual([
    "PmtInfId",
    "PmtMtd",
    "NbOfTxs",
    "CtrlSum",
    "ReqdExctnDt",
    "Dbtr",
    "DbtrAcct",
    "DbtrAgt",
    "CdtTrfTxInf",
  ]);
  expect(childrenOf(`${root}/PmtInf/CdtTrfTxInf`)).toEqual(["PmtId", "Amt", "Cdtr", "CdtrAcct", "RmtInf"]);
});

it("says how many transfers there are and what they come to", () => {
  const xml = creditTransferXml(file);
  expect(xml.match(/<NbOfTxs>2<\/NbOfTxs><CtrlSum>919\.01<\/CtrlSum>/g)).toHaveLength(2);
  expect(xml).toContain('<InstdAmt Ccy="SAR">919.00</InstdAmt>');
  expect(xml).toContain("<Nm>هدى &amp; Co &lt;x&gt;</Nm>");
});

it("is well formed, whatever a name holds", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (name) => {
      const xml = creditTransferXml({ ...file, debtor: { ...file.debtor, name } });
      expect(openedIn(xml).length).toBeGreaterThan(20);
      // oxlint-disable-next-line no-control-regex -- none of them may stand in XML
      expect(xml).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/);
    }),
  );
});

it("calls things by at most 35 letters and digits", () => {
  expect(bankIdOf("0c0e3c1a-0000-5000-8000-000000000001")).toBe("0c0e3c1a000050008000000000000001");
});
