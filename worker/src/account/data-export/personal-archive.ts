import { Readable } from "node:stream";
import type { HeldEvent, HeldOrRead } from "@naqsh/shared/platform/held-data/everything-about";
import { ZipFile } from "yazl";
import type { HeldBeside } from "./held-beside";
import { createHeldPictures, type HeldPicture } from "./held-pictures";
import { createExportHtmlPage } from "./export-html-page";

export type ArchiveParts = {
  person: string;
  madeAt: Date;
  events: AsyncIterable<HeldOrRead>;
  beside: HeldBeside;
  /** Opens a picture once its turn has come; null if it is not there. */
  openPicture: (picture: HeldPicture) => Promise<AsyncIterable<Uint8Array> | null>;
  /** Told how much is read and packed, in percent. */
  onProgress: (percent: number) => Promise<void>;
};

/** Of the work, so much is reading the log; pictures are the rest. */
const READING_PERCENT = 60;

const asJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/**
 * The archive of all that is held about a person, as a stream: the log's events and what lies beside the log as JSON, pictures, and
 * a page to read. Nothing but the page's rows is held in memory.
 */
export const personalArchive = (parts: ArchiveParts, percentRead: (at: string) => number): AsyncIterable<Buffer> => {
  const zip = new ZipFile();
  const mtime = parts.madeAt;
  const page = createExportHtmlPage(parts);
  const pictures = createHeldPictures(parts.person);

  const output = zip.outputStream as Readable;

  /** The library hears of no failure of what it reads, and leaves it open if nobody reads on. */
  const add = (name: string, content: AsyncIterable<Uint8Array>, compress: boolean): void => {
    const stream = Readable.from(content, { objectMode: false });
    stream.on("error", (error) => output.destroy(error));
    output.once("close", () => stream.destroy());
    zip.addReadStream(stream, name, { mtime, compress });
  };

  output.setMaxListeners(0);

  async function* packed(picture: HeldPicture, share: number): AsyncGenerator<Uint8Array> {
    const content = await parts.openPicture(picture);
    if (content) yield* content;
    await parts.onProgress(READING_PERCENT + share * (100 - READING_PERCENT));
  }

  const addRest = (): void => {
    const { sessions, security, letters } = parts.beside;
    zip.addBuffer(asJson(page.account()), "data/account.json", { mtime });
    zip.addBuffer(asJson(sessions), "data/sessions.json", { mtime });
    zip.addBuffer(asJson(security), "data/security.json", { mtime });
    zip.addBuffer(asJson(letters), "data/letters.json", { mtime });
    const all = pictures.all();
    zip.addBuffer(Buffer.from(page.html(all)), "index.html", { mtime });
    for (const [place, picture] of all.entries()) {
      add(picture.name, packed(picture, (place + 1) / all.length), false);
    }
    zip.end();
  };

  async function* eventsOf(): AsyncGenerator<Buffer> {
    let separator = "[\n";
    const told = async (at: string | null): Promise<void> => {
      if (at !== null) await parts.onProgress(percentRead(at) * (READING_PERCENT / 100));
    };
    for await (const met of parts.events) {
      if ("read" in met) {
        await told(met.readTo);
        continue;
      }
      const { held }: { held: HeldEvent } = met;
      page.add(held);
      pictures.add(held);
      yield Buffer.from(separator + JSON.stringify(held));
      separator = ",\n";
    }
    yield Buffer.from(separator === "[\n" ? "[]\n" : "\n]\n");
    // The rest follows from the events: entries may be added until the archive is ended.
    addRest();
  }

  add("data/events.json", eventsOf(), true);
  zip.on("error", (error) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  return output;
};
