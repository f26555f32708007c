import type { Collection } from "@naqsh/shared/platform/ports/read-model-store";
import { expect, it } from "vitest";
import { createEmbeddedReadModelStore } from "../adapters/embedded/embedded-read-model-store";
import { leftToRead, NOTHING_READ } from "./left-to-read";

const silent = (): void => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: silent };
const works = { name: "works", version: 1, indexes: {} };
const at = (number: number): string => String(number).padStart(20, "0");

const opened = async () => {
  const store = await createEmbeddedReadModelStore({ folder: null, logger });
  const view = await store.collection<{ title: string }>(works);
  const write = (collection: Collection<{ title: string }>, position: number) =>
    collection.write([{ key: "a", document: { title: "dune" }, position: at(position) }], at(position));
  await write(view, 5);
  /** Puts others in the place of its documents, which have come this far. */
  const computeAgain = async (position: number): Promise<void> => {
    const aside = { ...works, name: "aside" };
    await write(await store.collection(aside), position);
    await store.replace(aside, works);
  };
  return { view, write: (position: number) => write(view, position), computeAgain };
};

it("is all at first, then what came since, and nothing while nothing comes", async () => {
  const { view, write } = await opened();
  const all = await leftToRead(view, NOTHING_READ);
  expect(all).toMatchObject({ since: "", isAnew: false, read: { at: at(5) } });
  expect(await leftToRead(view, all!.read)).toBeNull();
  await write(6);
  expect(await leftToRead(view, all!.read)).toMatchObject({ since: at(5), isAnew: false, read: { at: at(6) } });
});

it.each([3, 5, 8])("is all once more of a view that was computed again up to %i", async (position) => {
  const { view, computeAgain } = await opened();
  const { read } = (await leftToRead(view, NOTHING_READ))!;
  await computeAgain(position);
  const again = await leftToRead(view, read);
  expect(again).toMatchObject({ since: "", isAnew: true, read: { at: at(position) } });
  expect(await leftToRead(view, again!.read)).toBeNull();
});

it("is all once more of a view whose documents were replaced while it was asked", async () => {
  const { view, computeAgain } = await opened();
  const { read } = (await leftToRead(view, NOTHING_READ))!;
  const checkpoint = async () => {
    await computeAgain(6);
    return view.checkpoint();
  };
  const meanwhile = (await leftToRead({ generation: view.generation, checkpoint }, read))!;
  expect(await leftToRead(view, meanwhile.read)).toMatchObject({ since: "", isAnew: true });
});
