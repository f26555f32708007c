import type { BilingualText } from "../kernel/bilingual-text";
import type { Instant } from "../kernel/instant";
import type { MyDataFactName } from "./my-data.fact-words";
import type { OpenBusiness } from "./open-business";

/** GET /api/user/deletion */
export type DeletionStatus = {
  /** Null for somebody who stays. */
  leaving: { erasesAt: Instant } | null;
  /** What stands in the way now; each with the title of the work that it is about. */
  business: (OpenBusiness & { title: string | null; titleEn: string | null })[];
};

/** A fact of an entry; ids of other people are never among them. Amounts are in halalas. */
export type MyDataFact = { name: MyDataFactName; value: string | number };

/** An item of GET /api/user/my-data, newest first. */
export type MyDataEntry = {
  id: string;
  at: Instant;
  type: string;
  words: BilingualText;
  /** Who did it, without a name: the person, somebody who was not signed in, the system, or somebody else. */
  by: "you" | "visitor" | "naqsh" | "other";
  /** The work that it is about. */
  title: string | null;
  titleEn: string | null;
  facts: MyDataFact[];
};
