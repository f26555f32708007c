import * as z from "zod/mini";

/** A name that stands for one person in the whole shop. */
export const username = z.string().check(z.trim(), z.minLength(3), z.maxLength(30), z.regex(/^[\p{L}\p{N}_.]+$/u));
