import { avatarFileOf } from "@naqsh/shared/account";
import type { HeldEvent } from "@naqsh/shared/platform/held-data/everything-about";

/** A picture of the archive: its file in Files, and its name in the archive. */
export type HeldPicture = { file: string; name: string; isSealed: boolean };

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

/**
 * Collects the pictures that a person's events name: portraits of theirs, files that are sealed for them, and the originals of their own
 * works. What others show is not theirs.
 */
export const createHeldPictures = (person: string): HeldPictures => {
  const found = new Map<string, HeldPicture>();
  const keep = (picture: HeldPicture): void => {
    if (!found.has(picture.file)) found.set(picture.file, picture);
  };
  return {
    add: ({ type, facts }) => {
      const known = facts as Readonly<Record<string, unknown>>;
      if (type === "AvatarChosen" && typeof known["avatarId"] === "string") {
        const avatarId = known["avatarId"];
        keep({ file: avatarFileOf(avatarId), name: `pictures/portrait-${avatarId}.webp`, isSealed: true });
      }
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
