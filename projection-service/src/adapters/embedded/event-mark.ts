import * as z from "zod";

/** Behind every list's key. */
export const MARK_KEY = Buffer.from([0xff]);

const Mark = z.object({
  digits: z.number(),
  size: z.number(),
  checkpoint: z.string(),
  lastKey: z.string().nullable(),
  held: z.array(z.number()),
});

/**
 * What the file of a view of events says of itself: digits of a position, how many events count, up to where the log was read,
 * the key of the newest event, and how many events each index holds under all values.
 */
export type EventMark = z.infer<typeof Mark>;

export const bytesOfMark = (mark: EventMark): Buffer => Buffer.from(JSON.stringify(mark));

export const markFrom = (body: Buffer): EventMark => Mark.parse(JSON.parse(body.toString()));
