import { myDataFactsOf, myDataFactWords } from "@naqsh/shared/account";
import type { HeldEvent } from "@naqsh/shared/platform/held-data/everything-about";
import { allEventWords, type NaqshEvent } from "@naqsh/shared/registry";
import { bilingual, escaped, fact, listOf, momentOf, pageFrom } from "./page-markup";
import type { HeldPicture } from "./held-pictures";
import { accountWords, toldAccount, type ToldAccount } from "./told-account";
import { toldDevice, toldValue } from "./told-values";
import type { HeldBeside } from "./held-beside";

export type ExportHtmlPage = {
  add: (event: HeldEvent) => void;
  /** What the person says of themselves now, as `data/account.json` has it. */
  account: () => ToldAccount;
  html: (pictures: readonly HeldPicture[]) => string;
};

const TITLES = {
  account: { ar: "حسابك", en: "Your account" },
  devices: { ar: "أجهزتك المسجّل دخولها", en: "Where you are signed in" },
  pictures: { ar: "صورك", en: "Your pictures" },
  events: { ar: "كل ما سُجّل عنك، الأقدم أولًا", en: "All that was recorded about you, oldest first" },
  files: { ar: "الملفات", en: "The files" },
};

const FILES = [
  { name: "data/events.json", ar: "كل الأحداث بكل حقولها", en: "every event with every field" },
  { name: "data/account.json", ar: "ما تقوله عن نفسك الآن", en: "what you say of yourself now" },
  { name: "data/sessions.json", ar: "أجهزتك المسجّل دخولها", en: "where you are signed in" },
  { name: "data/security.json", ar: "ما يخصك في سجل الأمان", en: "what concerns you in the security log" },
  { name: "data/letters.json", ar: "الرسائل المحفوظة لدينا", en: "letters that are kept here" },
];

const rowOf = ({ recordedAt, type, facts }: HeldEvent): string => {
  const told = myDataFactsOf(type, facts as Readonly<Record<string, unknown>>).map(({ name, value }) =>
    fact(myDataFactWords[name], toldValue(name, value)),
  );
  const details = told.length > 0 ? `<dl>${told.join("")}</dl>` : "";
  return bilingual(allEventWords[type as NaqshEvent["type"]]) + momentOf(recordedAt) + details;
};

const pictureOf = ({ name }: HeldPicture): string =>
  `<a href="${escaped(name)}"><img src="${escaped(name)}" alt="${escaped(name)}" loading="lazy"></a>`;

/** The page to read: Arabic first and from right to left, English below each, with no script and nothing from elsewhere. */
export const createExportHtmlPage = ({ madeAt, beside }: { madeAt: Date; beside: HeldBeside }): ExportHtmlPage => {
  const rows: string[] = [];
  const account = toldAccount();
  return {
    add: (event) => {
      account.add(event);
      rows.push(rowOf(event));
    },
    account: account.now,
    html: (pictures) => {
      const own = Object.entries(account.now()).map(([name, value]) => fact(accountWords[name]!, value));
      const devices = beside.sessions.map((session) => escaped(toldDevice(session)) + momentOf(session.createdAt));
      const files = FILES.map((file) => `<a href="${file.name}">${file.name}</a>${bilingual(file)}`);
      return pageFrom(madeAt, [
        { title: TITLES.account, content: `<dl>${own.join("")}</dl>` },
        { title: TITLES.devices, content: listOf("ul", devices) },
        { title: TITLES.pictures, content: `<div class="pictures">${pictures.map(pictureOf).join("")}</div>` },
        { title: TITLES.files, content: listOf("ul", files) },
        { title: TITLES.events, content: listOf("ol", rows) },
      ]);
    },
  };
};
