import { join } from "node:path";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describeSentLetters } from "../../ports/sent-letters.contract";
import { openLmdbSentLetters } from "./lmdb-sent-letters";

const folder = temporaryFolder();

describeSentLetters("LMDB", async () => {
  const path = join(folder.fresh(), "letters.mdb");
  let letters = openLmdbSentLetters(path);
  const reopen = async () => {
    await letters.close();
    letters = openLmdbSentLetters(path);
    return letters;
  };
  return { letters, reopen };
});
