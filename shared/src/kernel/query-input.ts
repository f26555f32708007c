import * as z from "zod/mini";
import { instantFromMs, msFromInstant } from "./instant";

const MOST = 100;

/** A whole number in a query string, from `least` to `most`. */
export const wholeNumber = (least: number, most: number = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most));

/** `limit` and `cursor` of a list; `usual`: how many items a page has if nobody says. */
export const pageFields = (usual: number) => ({
  limit: z._default(wholeNumber(1, MOST), usual),
  cursor: z.optional(z.string().check(z.maxLength(1_000))),
});

/** A switch in a query string that may be left out. */
export const yesOrNo = z.optional(z.enum(["true", "false"]));

/** A moment that may be left out, in the form in which instants are stored, so that text order is time order. */
export const momentField = z.optional(
  z.pipe(
    z.iso.datetime({ offset: true }),
    z.transform((text: string) => instantFromMs(msFromInstant(text))),
  ),
);
