import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Clock, Ids } from "@naqsh/shared/platform/ports/clock";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";

const PURPOSE = "tickets";
const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const LIVES_MS = 10 * 60_000;

/** What a ticket is for; one of another purpose does not open. */
export type TicketPurpose = "secondStep" | "totpSetUp" | "passkeySetUp" | "challenge" | "googleFlow" | "googlePerson";

/** Whose it is (empty before anybody is known), and a secret that belongs to its purpose. */
export type Ticket = { userId: string; secret: string };
export type OpenedTicket = Ticket & { ticketId: string };

/**
 * Notes of the server to itself that a browser carries between two requests: sealed, for one purpose, for ten minutes. Nothing is
 * kept for them; that one passes only once is for the stream of the person to decide, by its id.
 */
export type Tickets = {
  issue: (purpose: TicketPurpose, ticket: Ticket) => Promise<string>;
  /** Null for one that is over, of another purpose, or made up. */
  open: (purpose: TicketPurpose, text: string) => Promise<OpenedTicket | null>;
};

type TicketParts = { keys: Pick<PersonalKeys, "platformSecret">; clock: Clock; ids: Ids };
type Sealed = OpenedTicket & { endsAt: number };

export const createTickets = ({ keys, clock, ids }: TicketParts): Tickets => ({
  issue: async (purpose, ticket) => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, await keys.platformSecret(PURPOSE), nonce).setAAD(Buffer.from(purpose));
    const said: Sealed = { ...ticket, ticketId: ids.uuid(), endsAt: clock.now() + LIVES_MS };
    const parts = [nonce, cipher.update(JSON.stringify(said), "utf8"), cipher.final(), cipher.getAuthTag()];
    return Buffer.concat(parts).toString("base64url");
  },
  open: async (purpose, text) => {
    const bytes = Buffer.from(text, "base64url");
    if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
    const key = await keys.platformSecret(PURPOSE);
    try {
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(purpose));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const opened =
        decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
      const { endsAt, ...ticket } = JSON.parse(opened) as Sealed;
      return endsAt > clock.now() ? ticket : null;
    } catch {
      return null;
    }
  },
});
