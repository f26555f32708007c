import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/**
 * The markup of a tree with all of its late parts in their places, so that it needs no script to be seen.
 * @throws what any part of it threw: half a page is none
 */
export const markupOf = (tree: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const sink = new Writable({
      write: (piece: Buffer, _encoding, done) => {
        pieces.push(piece);
        done();
      },
    });
    sink.on("finish", () => resolve(Buffer.concat(pieces).toString("utf8")));
    const { pipe, abort } = renderToPipeableStream(tree, {
      // However large a part is, it stands where it belongs.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => void pipe(sink),
      onError: (error) => {
        reject(error instanceof Error ? error : new Error(String(error)));
        abort();
      },
    });
  });
