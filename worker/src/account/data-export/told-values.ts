import { myDataFactWords, type MyDataFactName } from "@naqsh/shared/account";
import type { BilingualText } from "@naqsh/shared/kernel/bilingual-text";
import { noticeWords, type NoticeKind } from "@naqsh/shared/notification";

const HALALAS = 100;

const momentIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Riyadh" });
const moments = { ar: momentIn("ar-SA-u-ca-gregory-nu-arab"), en: momentIn("en-SA-u-ca-gregory") };

const riyalsIn = (locale: string) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
const riyals = { ar: riyalsIn("ar-SA-u-nu-arab"), en: riyalsIn("en-SA") };

/** A moment in Riyadh's time, in both languages. */
export const toldMoment = (instant: string): BilingualText => {
  const at = new Date(instant);
  return { ar: moments.ar.format(at), en: moments.en.format(at) };
};

/** What a fact says: a text as it is; a moment, an amount (in halalas) or what a notice told in both languages. */
export const toldValue = (name: MyDataFactName, value: string | number): string | BilingualText => {
  const { form } = myDataFactWords[name];
  if (form === "moment" && !Number.isNaN(Date.parse(String(value)))) return toldMoment(String(value));
  if (form === "notice") return noticeWords[value as NoticeKind] ?? String(value);
  if (form !== "money" || typeof value !== "number") return String(value);
  const [ar, en] = [riyals.ar, riyals.en].map((format) => format.format(value / HALALAS)) as [string, string];
  return { ar: `${ar} ر.س`, en: `SAR ${en}` };
};

type SignedIn = { device: { browser?: string | null; system?: string | null } | null; network: string | null };

/** Browser, system and network of a session; names of products are the same in both languages. */
export const toldDevice = ({ device, network }: SignedIn): string =>
  [device?.browser, device?.system, network].filter(Boolean).join(" · ");
