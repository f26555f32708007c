import type { Instant } from "../kernel/instant";
import { decimalFromHalalas } from "../kernel/money";
import type { Halalas } from "../kernel/money";
import type { RiyadhDay } from "../kernel/riyadh-day";

export type CreditTransfer = {
  /** At most 35 characters of `idOf`; the bank's statement names the transfer by it. */
  id: string;
  amount: Halalas;
  name: string;
  iban: string;
};

export type CreditTransferFile = {
  id: string;
  madeAt: Instant;
  /** The day on which the bank is to make the transfers. */
  day: RiyadhDay;
  debtor: { name: string; iban: string };
  transfers: readonly CreditTransfer[];
};

const MOST_NAME = 140;

/** An id as a bank takes it: at most 35 letters and digits. */
export const bankIdOf = (uuid: string): string => uuid.replaceAll("-", "").slice(0, 35);

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** XML 1.0 has no place for control codes, nor for halves of pairs. */
const isOfXml = (sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code < 0xd800 || (code > 0xdfff && code !== 0xfffe && code !== 0xffff);
};

const text = (value: string): string =>
  [...value]
    .filter(isOfXml)
    .map((sign) => ESCAPES[sign] ?? sign)
    .join("");

const element = (name: string, ...inner: string[]): string => `<${name}>${inner.join("")}</${name}>`;

const nameOf = (name: string): string => element("Nm", text([...name.trim()].slice(0, MOST_NAME).join("") || "-"));
const account = (iban: string): string => element("Id", element("IBAN", text(iban)));
/** A bank is known by the IBAN alone. */
const unnamedAgent = element("FinInstnId", element("Othr", element("Id", "NOTPROVIDED")));

const transferOf = ({ id, amount, name, iban }: CreditTransfer): string =>
  element(
    "CdtTrfTxInf",
    element("PmtId", element("EndToEndId", text(id))),
    element("Amt", `<InstdAmt Ccy="SAR">${decimalFromHalalas(amount)}</InstdAmt>`),
    element("Cdtr", nameOf(name)),
    element("CdtrAcct", account(iban)),
    element("RmtInf", element("Ustrd", text(id))),
  );

/** A file of transfers as banks take it: ISO 20022, pain.001.001.09, one payment with all transfers in riyals. */
export const creditTransferXml = ({ id, madeAt, day, debtor, transfers }: CreditTransferFile): string => {
  const count = element("NbOfTxs", String(transfers.length));
  const sum = element("CtrlSum", decimalFromHalalas(transfers.reduce((total, { amount }) => total + amount, 0)));
  const header = element(
    "GrpHdr",
    element("MsgId", text(id)),
    element("CreDtTm", madeAt),
    count,
    sum,
    element("InitgPty", nameOf(debtor.name)),
  );
  const payment = element(
    "PmtInf",
    element("PmtInfId", text(id)),
    element("PmtMtd", "TRF"),
    count,
    sum,
    element("ReqdExctnDt", element("Dt", day)),
    element("Dbtr", nameOf(debtor.name)),
    element("DbtrAcct", account(debtor.iban)),
    element("DbtrAgt", unnamedAgent),
    ...transfers.map(transferOf),
  );
  const root = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}${element("CstmrCdtTrfInitn", header, payment)}</Document>\n`;
};
