import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const client = resolve(import.meta.dirname, "../../client/src");

/** Texts outside a feature of their own name. */
const FOLDERS: Readonly<Record<string, string>> = {
  app: "app",
  replay: "features/auction/replay",
  fulfilment: "features/order",
  ui: "ui",
  why: "lib/why",
  marks: "lib/marks",
  share: "lib/share",
  sharing: "lib/share/sheet",
  collecting: "lib/collecting",
  activity: "features/profile/activity",
  achievement: "features/profile/achievements",
  address: "lib/address",
  asked: "lib/asked",
  confirm: "lib/confirm",
  payment: "lib/payment",
  refund: "lib/refund",
  terms: "lib/terms",
  verification: "lib/verification",
  preferences: "features/settings",
  checkout: "features/order/checkout",
  papers: "features/artwork/papers",
  "my-data": "features/protection/my-data",
};

type Texts = { [key: string]: string | Texts };

/** What a screen says, by the same keys as the client; `{{…}}` and `<…/>` parts match anything. For the beginning of a label or a line. */
export const wordsOf =
  (language: "ar" | "en") =>
  (namespace: string, key: string): RegExp => {
    const folder = FOLDERS[namespace] ?? `features/${namespace}`;
    const path = resolve(client, folder, `${namespace}.${language}.json`);
    const texts = JSON.parse(readFileSync(path, "utf8")) as Texts;
    const text = key
      .split(".")
      .reduce<string | Texts | undefined>((at, part) => (at as Texts | undefined)?.[part], texts);
    if (typeof text !== "string") throw new Error(`${namespace} has no text ${key} in ${language}`);
    const pattern = text
      .split(/\{\{[^}]*\}\}|<[^>]*\/>/)
      .map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("[\\s\\S]*");
    return new RegExp(`^\\s*${pattern}`);
  };
