import type { IncomingMessage } from "node:http";
import type { EdgeRejection } from "../../problem";
import type { Clock } from "../ports/clock";

/** The bytes of a body, and when the last of them was read, in milliseconds since the epoch. */
export type ReadBody = { bytes: Buffer; receivedAtMs: number };

export type UnreadableBody = Extract<EdgeRejection, { code: "BODY_TOO_LARGE" | "MALFORMED_BODY" }>;

const NOTHING = Buffer.alloc(0);
/** Up to here a body that is too large is let in and thrown away, because its sender hears an answer only after it. */
const MOST_THROWN_AWAY_BYTES = 32 * 1024 * 1024;

/** Reads a body of at most `limitBytes` and stamps the moment of its last byte; refuses one that is larger or breaks off. */
export const readBody = (
  request: IncomingMessage,
  limitBytes: number,
  clock: Pick<Clock, "now">,
): Promise<ReadBody | UnreadableBody> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = (): void => {
      if (size > limitBytes) return resolve({ code: "BODY_TOO_LARGE", limitBytes });
      const bytes = chunks.length > 1 ? Buffer.concat(chunks) : (chunks[0] ?? NOTHING);
      resolve({ bytes, receivedAtMs: clock.now() });
    };
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limitBytes) chunks.push(chunk);
      else if (size > MOST_THROWN_AWAY_BYTES) {
        request.pause();
        end();
      }
    });
    request.on("end", end);
    const broken = (): void => resolve({ code: "MALFORMED_BODY" });
    request.on("close", broken);
    request.on("error", broken);
  });
