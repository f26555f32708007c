import type { IncomingMessage } from "node:http";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { NaqshRejection } from "@naqsh/shared/registry";

export type ReadBody = { bytes: Buffer; receivedAtMs: number };

const NOTHING = Buffer.alloc(0);
/** Up to here a body that is too large is let in and thrown away, since its sender hears an answer only after it. */
const MOST_THROWN_AWAY_BYTES = 32 * 1024 * 1024;

/** Reads a body of at most `limitBytes` and stamps the moment of its last byte; refuses one that is larger or breaks off. */
export const readBody = (
  request: IncomingMessage,
  limitBytes: number,
  clock: Clock,
): Promise<ReadBody | NaqshRejection> =>
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
