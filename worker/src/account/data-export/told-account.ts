import { myDataFactWords } from "@naqsh/shared/account";
import type { BilingualText } from "@naqsh/shared/kernel/bilingual-text";
import type { HeldEvent } from "@naqsh/shared/platform/held-data/everything-about";

export type ToldAccount = Readonly<Record<string, string>>;

/** The fields by which people tell about themselves, in the order of the page. */
export const accountWords: Readonly<Record<string, BilingualText>> = {
  firstName: myDataFactWords.firstName,
  lastName: myDataFactWords.lastName,
  latinName: myDataFactWords.latinName,
  username: myDataFactWords.username,
  email: myDataFactWords.email,
  role: { ar: "الصفة", en: "Role" },
  location: myDataFactWords.location,
  phone: { ar: "الهاتف", en: "Phone" },
  website: { ar: "الموقع الإلكتروني", en: "Website" },
  bio: myDataFactWords.bio,
  bioEn: myDataFactWords.bioEn,
  iban: { ar: "الآيبان", en: "IBAN" },
  vatName: { ar: "الاسم في ضريبة القيمة المضافة", en: "Name registered for VAT" },
  vatNumber: { ar: "الرقم الضريبي", en: "VAT number" },
};

const NAMES = Object.keys(accountWords);

type Facts = Readonly<Record<string, unknown>>;

const registrationOf = (facts: Facts): Facts => {
  const registration = facts["registration"];
  if (registration === undefined) return {};
  const { name = null, number = null } = (registration ?? {}) as Facts;
  return { vatName: name, vatNumber: number };
};

/** What a person says of themselves now, from the events of their account. */
export const toldAccount = () => {
  const told = new Map<string, string>();
  const take = (facts: Facts): void => {
    for (const name of NAMES) {
      const value = facts[name];
      if (value === null) told.delete(name);
      if (typeof value === "string") told.set(name, value);
    }
  };
  return {
    add: ({ stream, facts, type }: HeldEvent): void => {
      if (!stream.startsWith("user-")) return;
      const known = facts as Facts;
      take({ ...known, ...registrationOf(known), ...(type === "CollectorBecameArtist" && { role: "artist" }) });
    },
    now: (): ToldAccount =>
      Object.fromEntries(
        NAMES.flatMap((name) => {
          const value = told.get(name);
          return value === undefined ? [] : [[name, value]];
        }),
      ),
  };
};
