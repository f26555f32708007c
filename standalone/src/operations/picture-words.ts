import type { FilesReport } from "@naqsh/shared/platform/adapters/folder/file-digests";
import { count } from "./operator-command";

/** What a check of the pictures' digests found. */
export const pictureWords = ({ checked, damaged }: FilesReport): string =>
  damaged.length === 0
    ? `Pictures: ${count(checked)}, each as its digest says`
    : `Pictures: ${count(damaged.length)} of ${count(checked)} are not what their digests say, and are not shown: ${damaged.join(", ")}`;
