import { instantFromMs, msFromInstant } from "@naqsh/shared/kernel/instant";
import * as z from "zod";

/** A moment that may be left out, in the form in which instants are stored, so that text order is time order. */
export const momentInput = z.iso
  .datetime({ offset: true })
  .transform((text) => instantFromMs(msFromInstant(text)))
  .optional();
