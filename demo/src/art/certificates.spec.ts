import { readFile } from "node:fs/promises";
import { pdfRuns } from "@naqsh/projection-service/testing/pdf-runs";
import { expect, it } from "vitest";
import { demoArtworks } from "../content/artworks";
import { CERTIFIED, certificateFileOf } from "../content/certificates";
import { certificateOf } from "./certificates";

const FEW_BYTES = 64 * 1024;
/** A font that drew Arabic before, in the same process, tells letters that share a glyph by one of them. */
const ARABIC = /\p{Script=Arabic}/u;
const comparable = (runs: readonly string[]): string[] => runs.map((run) => (ARABIC.test(run) ? "Arabic" : run));

it.each(CERTIFIED)(
  "The certificate of %s is the one that is drawn for it, and says that it certifies nothing",
  async (slug) => {
    const work = demoArtworks.find((one) => one.slug === slug)!;
    const kept = await readFile(certificateFileOf(slug));
    expect(kept.length).toBeLessThan(FEW_BYTES);
    const said = pdfRuns(kept);
    expect(comparable(said)).toEqual(comparable(pdfRuns(await certificateOf(work))));
    expect(said.join(" ")).toContain("it certifies nothing");
    expect(said.join(" ")).toContain(work.title.en);
  },
);
