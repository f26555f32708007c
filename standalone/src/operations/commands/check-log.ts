import { join } from "node:path";
import { verifyLog } from "@naqsh/shared/platform/adapters/embedded-log/verify-log";
import type { LogReport } from "@naqsh/shared/platform/adapters/embedded-log/verify-log";
import { count } from "../operator-command";
import type { AnswerKind, OperatorCommand } from "../operator-command";
import { checkingOf, withProgress } from "../progress";
import { refuseWithoutShop } from "../refuse-without-shop";

const behindTheEnd = (bytes: number): string =>
  bytes === 0
    ? ""
    : `\n${count(bytes)} bytes behind it were never acknowledged: they are being written now, or a crash tore them (the next start moves those aside)`;

const checkedLog: AnswerKind<LogReport> = {
  kind: "checkedLog",
  words: ({ events, segments, head, hash, lastRecordedAt, keptAside, bytesBehind, damage }) => {
    const last = lastRecordedAt === null ? "" : `, the last of ${lastRecordedAt} at ${head}`;
    const whole = `${count(events)} events in ${count(segments)} segments${last}\nEnd of the chain: ${hash}${behindTheEnd(bytesBehind)}`;
    const aside = keptAside.map((path) => `\nTorn by a crash, never acknowledged, kept in ${path}`).join("");
    if (damage === null) return `The log is sound: ${whole}${aside}`;
    return [
      `THE LOG IS DAMAGED in segment ${damage.segment}, at record ${damage.record} (byte ${damage.byte}): ${damage.reason}`,
      `Kept and readable: ${whole}${aside}`,
      "Nothing behind it is read and nothing is written; the folder is left as it is.",
      "explain, replay and export read up to there; to go on, restore a backup into another folder.",
    ].join("\n");
  },
  isTrouble: ({ damage }) => damage !== null,
};

export const checkLog: OperatorCommand = {
  name: "check-log",
  usage: {
    form: "check-log",
    what: "read all of the log, check every record, say what is damaged and what is kept",
  },
  input: { words: 0 },
  answers: [checkedLog],
  askFolder: async function* (dataFolder) {
    await refuseWithoutShop(dataFolder);
    yield {
      answer: "checkedLog",
      ...(yield* withProgress((tell) => verifyLog(join(dataFolder, "log"), checkingOf(tell)))),
    };
  },
};
