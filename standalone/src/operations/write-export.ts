import { access, open, rename, rm } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const writeInto = async (file: FileHandle, person: string, held: AsyncIterable<unknown>): Promise<number> => {
  let events = 0;
  await file.write(`{\n"person": ${JSON.stringify(person)},\n"events": [`);
  for await (const event of held) await file.write(`${events++ === 0 ? "" : ","}\n${JSON.stringify(event)}`);
  await file.write("\n]\n}\n");
  await file.sync();
  return events;
};

/**
 * One JSON file, for its owner alone, written as the events come; it has its own name once it is whole, and is not made
 * if nothing is held. Gives how many events it holds.
 * @throws if there is a file of that name
 */
export const writeExport = async (path: string, person: string, held: AsyncIterable<unknown>): Promise<number> => {
  if (await isThere(path)) throw new Error(`${path} is there already: name another with --to`);
  const part = `${path}.part`;
  const file = await open(part, "w", 0o600);
  try {
    const events = await writeInto(file, person, held);
    if (events > 0) await rename(part, path);
    return events;
  } finally {
    await file.close();
    await rm(part, { force: true });
  }
};
