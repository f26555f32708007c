import { myDataFactWords, type MyDataFactName } from "./my-data.fact-words";
import type { MyDataFact } from "./my-data.views";

const NAMES = Object.keys(myDataFactWords) as MyDataFactName[];

/** Many things have a kind; of a notice it is what it told. */
const toldBy = (type: string, facts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  type === "NoticeReceived" ? { ...facts, notice: facts["kind"] } : facts;

/** What a timeline tells of an event with these facts, in the order in which it tells it. */
export const myDataFactsOf = (type: string, facts: Readonly<Record<string, unknown>>): MyDataFact[] => {
  const told = toldBy(type, facts);
  return NAMES.flatMap((name) => {
    const value = told[name];
    return typeof value === "string" || typeof value === "number" ? [{ name, value }] : [];
  });
};
