import type { CopyShopReport } from "../../migration/copy-shop";
import { count } from "../operator-command";
import type { AnswerKind, OperatorCommand } from "../operator-command";

const MOST_NAMED = 20;

const missingFiles = (names: readonly string[]): string[] => {
  if (names.length === 0) return [];
  const others = names.length > MOST_NAMED ? ` and ${count(names.length - MOST_NAMED)} others` : "";
  return [
    `MISSING in the source, though events name them: ${count(names.length)} files: ${names.slice(0, MOST_NAMED).join(", ")}${others}`,
  ];
};

const moved: AnswerKind<{ moved: CopyShopReport; to: string }> = {
  kind: "moved",
  words: ({ moved: report, to }) =>
    [
      `Copied ${count(report.copied)} events, ${count(report.events - report.copied)} were there: ${count(report.events)} events of ${count(report.streams)} streams, the same on both sides.`,
      `Hash over every stream: ${report.hash}`,
      `Where each event lies on both sides: ${report.mapFile}`,
      `${count(report.keys)} keys, ${count(report.files)} files, the places of ${count(report.policies)} policies.`,
      ...missingFiles(report.missingFiles),
      to === "embedded"
        ? "The log has a chain of its own: its last hash is another one than before."
        : "The chain of hashes is the embedded log's: it stays in the old folder.",
      "Views and jobs are computed from the log at the first start. People sign in again.",
    ].join("\n"),
  isTrouble: (answer) => answer.moved.missingFiles.length > 0,
};

/** Opens both places itself (`migration/copy-log.ts`), and reads its own options. */
export const copyLog: OperatorCommand = {
  name: "copy-log",
  usage: {
    form: "copy-log --from … --to …",
    what: "take a shop that rests to the engines of a cluster, or back; alone it says how",
  },
  input: null,
  answers: [moved],
};
