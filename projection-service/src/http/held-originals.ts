import type { Files } from "@naqsh/shared/platform/ports/files";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type Koa from "koa";
import { isPlainPicture } from "./plain-picture";

/** A rendition has its width in its name; an original has not. */
const ORIGINAL = /^\/images\/([0-9a-f]{64})\.(avif|webp|jpg|jpeg|png)$/;
/** The worker's widths, from the largest. */
const WIDTHS = [1600, 960, 640, 320];

type Refuse = (context: Koa.ParameterizedContext, refusal: NaqshRejection) => void;

/**
 * Whoever asks for an original by the name of its file gets its largest rendition: the full picture is its owner's
 * (GET /api/artworks/:id/picture). Until there is one the original is shown, if nothing is in it but the picture: those that
 * were kept before pictures were written anew may hold places and names.
 */
export const createHeldOriginals = (files: Pick<Files, "read" | "has">, refuse: Refuse): Koa.Middleware => {
  const largestOf = async (base: string): Promise<string | null> => {
    for (const width of WIDTHS) {
      const name = `${base}-${width}.webp`;
      // oxlint-disable-next-line no-await-in-loop -- the first that is there
      if (await files.has(name)) return name;
    }
    return null;
  };

  /** What is not there is for whoever serves it to say. */
  const isPlain = async (name: string, extension: string): Promise<boolean> => {
    const bytes = await files.read(name);
    return bytes === null || isPlainPicture(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), extension);
  };

  return async (context, next) => {
    const [, base, extension] = ORIGINAL.exec(context.path) ?? [];
    if (base === undefined || extension === undefined) return next();
    try {
      const rendition = await largestOf(base);
      if (rendition === null && !(await isPlain(`${base}.${extension}`, extension)))
        return refuse(context, { code: "NOT_FOUND" });
      if (rendition === null) await next();
      else context.redirect(`/images/${rendition}`);
      // A browser that kept it would show it for ever.
      context.set("Cache-Control", "no-cache");
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      return refuse(context, { code: "UNAVAILABLE" });
    }
  };
};
