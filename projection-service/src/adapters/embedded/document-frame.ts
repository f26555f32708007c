import type { Indexes } from "@naqsh/shared/kernel/projection";
import type { Position } from "@naqsh/shared/kernel/position";
import type { DocumentWrite } from "@naqsh/shared/platform/ports/read-model-store";

/** What a frame begins with: enough to find the document again, and for every index. `indexed` is null for one that is gone. */
export type FrameHead = { key: string; position: Position; indexed: object | null };

type Fields = Record<string, unknown>;
type HeadTuple = [key: string, position: Position, indexed: object | null];

/** JSON has no line break of its own. */
const BETWEEN = "\n";

/** Writes and reads a view's documents in two parts: the fields that its indexes read, and the others. */
export type DocumentFrames = {
  write: (stored: DocumentWrite<object>) => string;
  head: (frame: Buffer) => FrameHead;
  read: (frame: string) => DocumentWrite<object>;
};

export const documentFrames = (indexes: Indexes): DocumentFrames => {
  const fields = Object.values(indexes).flatMap((paths) => paths.map((path) => path.split(".", 1)[0]!));
  const indexedFields = new Set(fields);

  const write = ({ key, position, document }: DocumentWrite<object>): string => {
    if (document === null) return JSON.stringify([key, position, null]) + BETWEEN;
    const [indexed, others]: [Fields, Fields] = [{}, {}];
    for (const field in document) {
      (indexedFields.has(field) ? indexed : others)[field] = (document as Fields)[field];
    }
    return JSON.stringify([key, position, indexed]) + BETWEEN + JSON.stringify(others);
  };

  const head = (frame: Buffer): FrameHead => {
    const [key, position, indexed] = JSON.parse(frame.toString("utf8", 0, frame.indexOf(BETWEEN))) as HeadTuple;
    return { key, position, indexed };
  };

  const read = (frame: string): DocumentWrite<object> => {
    const end = frame.indexOf(BETWEEN);
    const [key, position, indexed] = JSON.parse(frame.slice(0, end)) as HeadTuple;
    if (indexed === null) return { key, position, document: null };
    return { key, position, document: Object.assign(indexed, JSON.parse(frame.slice(end + 1))) as object };
  };

  return { write, head, read };
};
