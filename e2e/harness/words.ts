import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const features = resolve(import.meta.dirname, "../../client/src/features");

type Texts = { [key: string]: string | Texts };

/** What a screen says, by the same keys as the client; `{{…}}` and `<…/>` parts match anything. For the beginning of a label or a line. */
export const wordsOf =
  (language: "ar" | "en") =>
  (feature: string, key: string): RegExp => {
    const texts = JSON.parse(readFileSync(resolve(features, feature, `${feature}.${language}.json`), "utf8")) as Texts;
    const text = key
      .split(".")
      .reduce<string | Texts | undefined>((at, part) => (at as Texts | undefined)?.[part], texts);
    if (typeof text !== "string") throw new Error(`${feature} has no text ${key} in ${language}`);
    const pattern = text
      .split(/\{\{[^}]*\}\}|<[^>]*\/>/)
      .map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("[\\s\\S]*");
    return new RegExp(`^\\s*${pattern}`);
  };
