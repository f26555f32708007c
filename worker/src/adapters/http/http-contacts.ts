import type { InternalClient } from "@naqsh/shared/platform/http/internal-client";
import * as z from "zod";
import type { Contacts } from "../../ports/contacts";

const FoundContact = z.nullable(
  z.object({
    email: z.string(),
    firstName: z.string(),
    language: z.enum(["ar", "en"]),
    digits: z.exactOptional(z.enum(["arabic", "latin"])),
    platformName: z.exactOptional(z.string()),
    calendar: z.exactOptional(z.enum(["gregorian", "hijri"])),
    phone: z.exactOptional(z.string()),
  }),
);
const OpenedText = z.nullable(z.string());
const Ids = z.array(z.string());

/** Names and addresses of people, from projection-service's views. */
export const createHttpContacts = (projectionService: InternalClient): Contacts => ({
  find: async (userId) =>
    FoundContact.parse(await projectionService.get(`/internal/contacts/${encodeURIComponent(userId)}`)),
  open: async (text) =>
    OpenedText.parse(await projectionService.get(`/internal/opened-texts/${encodeURIComponent(JSON.stringify(text))}`)),
  administrators: async () => Ids.parse(await projectionService.get("/internal/administrators")),
});
