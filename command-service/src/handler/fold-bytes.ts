import { deserialize, serialize } from "node:v8";
import { nextTurn } from "@naqsh/shared/platform/next-turn";
import type { KeptState } from "@naqsh/shared/kernel/decider";
import type { KeptTraces } from "./command-traces";

/** What is kept of a folded stream besides its revision. `position` and `recordedAtMs` are those of its last event. */
export type KeptFold = {
  version: number;
  position: string;
  recordedAtMs: number;
  traces: KeptTraces;
  state: KeptState;
};

/** Items that become bytes between two turns of the event loop, in well under 2 ms. */
const ITEMS_OF_TURN = 400;

type Written = Omit<KeptFold, "state"> & { head: unknown; lists: [name: string, pieces: Uint8Array[]][] };

const piecesOf = async (items: readonly unknown[]): Promise<Uint8Array[]> => {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < items.length; at += ITEMS_OF_TURN) {
    pieces.push(serialize(items.slice(at, at + ITEMS_OF_TURN)));
    await nextTurn();
  }
  return pieces;
};

const itemsOf = async (pieces: readonly Uint8Array[]): Promise<unknown[]> => {
  const items: unknown[] = [];
  for (const piece of pieces) {
    items.push(...(deserialize(piece) as unknown[]));
    await nextTurn();
  }
  return items;
};

/** A fold as bytes, made in as many turns as it takes. */
export const bytesOfFold = async ({ state, ...fold }: KeptFold): Promise<Uint8Array> => {
  const lists: Written["lists"] = [];
  for (const [name, items] of Object.entries(state.lists)) lists.push([name, await piecesOf(items)]);
  return serialize({ ...fold, head: state.head, lists } satisfies Written);
};

/** @throws if the bytes are none of a fold. */
export const foldFromBytes = async (bytes: Uint8Array): Promise<KeptFold> => {
  const { head, lists, ...fold } = deserialize(bytes) as Written;
  const read: Record<string, unknown[]> = {};
  for (const [name, pieces] of lists) read[name] = await itemsOf(pieces);
  return { ...fold, state: { head, lists: read } };
};
