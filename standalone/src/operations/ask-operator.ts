import { join } from "node:path";
import { verifyLog } from "@naqsh/shared/platform/adapters/embedded-log/verify-log";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { systemIds } from "@naqsh/shared/platform/adapters/system/system-ids";
import { createSystemTimers } from "@naqsh/shared/platform/adapters/system/system-timers";
import { askLocalSocket, NobodyListens } from "@naqsh/shared/platform/local-socket";
import { createLogger } from "@naqsh/shared/platform/logger";
import { LogDamaged, LogInUse } from "@naqsh/shared/platform/ports/event-store";
import { modeOfFolder } from "../data-folder/data-folder";
import { checkFolder } from "../data-folder/check-folder";
import { createEmbeddedProfile } from "../embedded/embedded-profile";
import { logDamageIn } from "../start/explain-start";
import { operatorCommands, operatorSocket, readingCommands } from "./operator-socket";
import { openDamagedShop } from "./damaged-shop";
import { OPERATOR_USAGE, QuestionInvalid } from "./operator-question";
import type { OperatorQuestion } from "./operator-question";
import { checkingOf, withProgress } from "./progress";
import { restoreShop } from "./restore-shop";

/**
 * Answers an operator: the running server does, or, where none runs, the folder is locked and opened here. The log is
 * checked by reading it, whether a server writes it or not; a restore makes the folder.
 * @throws with a message for the operator.
 */
export async function* askOperator(dataFolder: string, question: OperatorQuestion): AsyncGenerator {
  if (question.command === "restore") return yield yield* restored(dataFolder, question);
  if (question.command === "check") return yield yield* checkedFolder(dataFolder);
  if ((await modeOfFolder(dataFolder)) === null) throw new Error(`${dataFolder} holds no shop; set DATA_FOLDER`);
  if (question.command === "check-log") return yield yield* checkedLog(dataFolder);
  try {
    yield* askLocalSocket(operatorSocket(dataFolder), question);
  } catch (error) {
    if (!(error instanceof NobodyListens)) throw error;
    yield* askClosedShop(dataFolder, question);
  }
}

const checkedFolder = (dataFolder: string) =>
  withProgress(async (tell) => ({ filesOfShop: await checkFolder(dataFolder, tell) }));

const checkedLog = (dataFolder: string) => withProgress((tell) => verifyLog(join(dataFolder, "log"), checkingOf(tell)));

async function* askClosedShop(dataFolder: string, question: OperatorQuestion): AsyncGenerator {
  try {
    yield* askFolder(dataFolder, question);
  } catch (error) {
    if (error instanceof LogInUse) {
      const message = `${error.message}: a server that starts or stops, or another ops command. Ask again in a moment`;
      throw new Error(message, { cause: error });
    }
    const damage = logDamageIn(error);
    if (damage === null) throw error;
    yield* askDamaged(dataFolder, question, damage);
  }
}

/** Reads up to the damage, and says so before anything else; whatever would need all of the log is refused. */
async function* askDamaged(dataFolder: string, question: OperatorQuestion, damage: LogDamaged): AsyncGenerator {
  const shop = await openDamagedShop(dataFolder, createLogger({ level: "error" }));
  try {
    const commands = readingCommands(shop);
    const answer = Object.hasOwn(commands, question.command) ? commands[question.command] : undefined;
    if (!answer) {
      throw new LogDamaged(`${damage.message}. Nothing is written; check-log, explain, replay and export still read`, {
        cause: damage,
      });
    }
    const { events, lastRecordedAt } = shop.report;
    yield { warning: `The log is damaged. ${damage.message}`, readUpTo: { events, lastRecordedAt } };
    yield* answer(question);
  } finally {
    await shop.close();
  }
}

const restored = (dataFolder: string, { argument, keys }: OperatorQuestion) => {
  if (argument === undefined) throw new QuestionInvalid("restore needs the folder of a backup");
  return withProgress((tell) => restoreShop({ backup: argument, keys }, dataFolder, tell));
};

async function* askFolder(dataFolder: string, question: OperatorQuestion): AsyncGenerator {
  const logger = createLogger({ level: "error" });
  const clock = createSystemClock();
  const timers = createSystemTimers(clock, (error) => logger.error({ err: error }, "A timer's task failed"));
  const time = { clock, timers, ids: systemIds, watchesTime: false };
  const profile = await createEmbeddedProfile({ dataFolder, logger, publicUrl: "http://localhost", ...time });
  try {
    const commands = operatorCommands(profile);
    const answer = Object.hasOwn(commands, question.command) ? commands[question.command] : undefined;
    if (!answer) throw new QuestionInvalid(OPERATOR_USAGE);
    if (question.command === "retry") throw new Error("retry needs a running server: npm start");
    await profile.projections.start();
    yield* answer(question);
  } finally {
    await profile.stop();
  }
}
