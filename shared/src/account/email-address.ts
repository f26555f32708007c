import * as z from "zod/mini";

/** An e-mail as it is compared and claimed. */
export const emailAddress = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());
