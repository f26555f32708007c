import type { Bilingual } from "./bilingual";

export type DemoPerson = {
  key: string;
  firstName: Bilingual;
  lastName: Bilingual;
  username: string;
  email: string;
};

const person = (key: string, first: readonly [string, string], last: readonly [string, string]): DemoPerson => ({
  key,
  firstName: { ar: first[0], en: first[1] },
  lastName: { ar: last[0], en: last[1] },
  username: `${first[1]}_${last[1]}`.toLowerCase(),
  email: `${first[1]}.${last[1]}@demo.naqsh.example`.toLowerCase(),
});

/** Fictional buyers, in no order of importance; the first two are the ones named on the demo's sign-in screen. */
export const demoCollectors: readonly DemoPerson[] = [
  person("layla", ["ليلى", "Layla"], ["الراشد", "Alrashed"]),
  person("khalid", ["خالد", "Khalid"], ["العنزي", "Alanazi"]),
  person("maha", ["مها", "Maha"], ["السبيعي", "Alsubaie"]),
  person("turki", ["تركي", "Turki"], ["المطيري", "Almutairi"]),
  person("huda", ["هدى", "Huda"], ["الزهراني", "Alzahrani"]),
  person("bandar", ["بندر", "Bandar"], ["الجهني", "Aljuhani"]),
  person("asma", ["أسماء", "Asma"], ["الشهري", "Alshehri"]),
  person("omar", ["عمر", "Omar"], ["باوزير", "Bawazir"]),
  person("jawaher", ["جواهر", "Jawaher"], ["الخالدي", "Alkhaldi"]),
  person("saad", ["سعد", "Saad"], ["الهاجري", "Alhajri"]),
  person("lama", ["لمى", "Lama"], ["التميمي", "Altamimi"]),
  person("majed", ["ماجد", "Majed"], ["المالكي", "Almalki"]),
  person("dana", ["دانة", "Dana"], ["البلوي", "Albalawi"]),
  person("ibrahim", ["إبراهيم", "Ibrahim"], ["الفيفي", "Alfaifi"]),
];

/** Reviews submitted works in the demo's past. */
export const demoAdministrator: DemoPerson = person("badriya", ["بدرية", "Badriya"], ["السالم", "Alsalem"]);
