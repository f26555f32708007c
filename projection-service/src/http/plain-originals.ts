import type { Files } from "@naqsh/shared/platform/ports/files";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type Koa from "koa";
import { isPlainPicture } from "./plain-picture";

/** A rendition has its width in its name; an original has not. */
const ORIGINAL = /^\/images\/([0-9a-f]{64})\.(avif|webp|jpg|jpeg|png)$/;
/** The worker's widths, from the largest. */
const WIDTHS = [1600, 960, 640, 320];
const MOST_REMEMBERED = 10_000;

type Refuse = (context: Koa.ParameterizedContext, refusal: NaqshRejection) => void;

/**
 * Originals that were kept before pictures were written anew may hold places and names, and their events and digests name them
 * as they are: such a one stays where it lies, and whoever asks for it gets its largest rendition, which was always made from pixels.
 */
export const createPlainOriginals = (files: Pick<Files, "read" | "has">, refuse: Refuse): Koa.Middleware => {
  const known = new Map<string, boolean>();

  const isPlain = async (name: string, extension: string): Promise<boolean> => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const bytes = await files.read(name);
    // Whoever serves it says that there is none.
    if (bytes === null) return true;
    const found = isPlainPicture(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), extension);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(name, found);
    return found;
  };

  const largestOf = async (base: string): Promise<string | null> => {
    for (const width of WIDTHS) {
      const name = `${base}-${width}.webp`;
      // oxlint-disable-next-line no-await-in-loop -- the first that is there
      if (await files.has(name)) return name;
    }
    return null;
  };

  return async (context, next) => {
    const [, base, extension] = ORIGINAL.exec(context.path) ?? [];
    if (base === undefined || extension === undefined) return next();
    try {
      if (await isPlain(`${base}.${extension}`, extension)) return next();
      const rendition = await largestOf(base);
      if (rendition === null) return refuse(context, { code: "NOT_FOUND" });
      context.set("Cache-Control", "no-cache");
      return context.redirect(`/images/${rendition}`);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      return refuse(context, { code: "UNAVAILABLE" });
    }
  };
};
