import { identityDocumentFileOf } from "@naqsh/shared/account";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { HeldEvent } from "@naqsh/shared/platform/held-data/everything-about";
import { sealedFilesOf, type SealedFile } from "@naqsh/shared/registry";

/**
 * A picture of the archive: its file in Files, and its name in the archive. `innerKey`: whose key seals it besides the person's, such as
 * a document's own.
 */
export type HeldPicture = { file: string; name: string; isSealed: boolean; innerKey?: string };

export type HeldPictures = {
  add: (event: HeldEvent) => void;
  all: () => readonly HeldPicture[];
};

/** Originals are named by what they hold: `<sha256>.<extension>`. */
const ORIGINAL = /^[0-9a-f]{64}\.[a-z0-9]{2,5}$/;
const SEALED = /^(?!exports\/)[\w./-]+\.sealed$/;

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) yield* textsIn(part);
}

const baseOf = (file: string): string => file.slice(file.lastIndexOf("/") + 1).replace(/\.sealed$/, "");

type Facts = Readonly<Record<string, unknown>>;

const textOf = (facts: Facts, name: string): string => String(facts[name]);

/** Where the archive has a file that an event tells of by an id; null for what is sealed for somebody else. */
const placed = ({ kind, id, file, format }: SealedFile): HeldPicture | null => {
  const isSealed = true;
  switch (kind) {
    case "portrait":
      return { file, name: `pictures/portrait-${id}.${format}`, isSealed };
    case "identity":
      return { file, name: `papers/identity-${id}.${format}`, isSealed, innerKey: id };
    case "returnPicture":
      return { file, name: `pictures/returns/${id}.${format}`, isSealed };
    case "workDocument":
      return { file, name: `papers/work-${id}.${format}`, isSealed };
    case "boughtDocument":
      return null;
    default:
      return unreachable(kind);
  }
};

/** Files of a person that an event tells of by an id alone. */
const toldById = ({ type, facts, actedAs }: HeldEvent): HeldPicture[] => {
  // The artist hears of the return too, and has no key to the buyer's pictures.
  if (type === "ReturnRequested" && actedAs === null) return [];
  return sealedFilesOf({ type, data: facts })
    .map(placed)
    .filter((picture) => picture !== null);
};

/**
 * Collects the pictures and papers that a person's events tell of: portraits of theirs, files that are sealed for them, what they sent
 * for a return or to prove who they are, and the originals of their own works. What others show is not theirs.
 */
export const createHeldPictures = (person: string): HeldPictures => {
  const found = new Map<string, HeldPicture>();
  const keep = (picture: HeldPicture): void => {
    if (!found.has(picture.file)) found.set(picture.file, picture);
  };
  return {
    add: (event) => {
      const known = event.facts as Facts;
      for (const picture of toldById(event)) keep(picture);
      if (event.type === "IdentityDocumentDestroyed") found.delete(identityDocumentFileOf(textOf(known, "documentId")));
      for (const text of textsIn(known)) {
        if (SEALED.test(text)) keep({ file: text, name: `pictures/${baseOf(text)}`, isSealed: true });
        if (known["artistId"] === person && ORIGINAL.test(text)) {
          keep({ file: text, name: `pictures/works/${text}`, isSealed: false });
        }
      }
    },
    all: () => [...found.values()],
  };
};
