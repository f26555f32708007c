import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { systemIds } from "@naqsh/shared/platform/adapters/system/system-ids";
import { createSystemTimers } from "@naqsh/shared/platform/adapters/system/system-timers";
import { askLocalSocket, NobodyListens } from "@naqsh/shared/platform/local-socket";
import { createLogger } from "@naqsh/shared/platform/logger";
import { LogDamaged, LogInUse } from "@naqsh/shared/platform/ports/event-store";
import { createEmbeddedProfile } from "../embedded/embedded-profile";
import { logDamageIn } from "../start/explain-start";
import { operatorCommands, operatorSocket, readingCommands } from "./operator-socket";
import { openDamagedShop } from "./damaged-shop";
import { commandNamed } from "./commands/commands";
import { OPERATOR_USAGE } from "./operator-request";
import type { OperatorRequest } from "./operator-request";
import { UsageError } from "./usage-error";
import { refuseWithoutShop } from "./refuse-without-shop";

/**
 * Answers an operator: the running server does, or, if none runs, the folder is locked and opened here. What asks a folder
 * alone reads or makes it, whether a server runs or not.
 * @throws with a message for the operator.
 */
export async function* runOperatorCommand(dataFolder: string, question: OperatorRequest): AsyncGenerator {
  const askOfFolder = commandNamed(question.command)?.askFolder;
  if (askOfFolder) return yield* askOfFolder(dataFolder, question);
  await refuseWithoutShop(dataFolder);
  try {
    yield* askLocalSocket(operatorSocket(dataFolder), question);
  } catch (error) {
    if (!(error instanceof NobodyListens)) throw error;
    yield* askClosedShop(dataFolder, question);
  }
}

async function* askClosedShop(dataFolder: string, question: OperatorRequest): AsyncGenerator {
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
async function* askDamaged(dataFolder: string, question: OperatorRequest, damage: LogDamaged): AsyncGenerator {
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
    yield { answer: "warning", warning: `The log is damaged. ${damage.message}`, readUpTo: { events, lastRecordedAt } };
    yield* answer(question);
  } finally {
    await shop.close();
  }
}

async function* askFolder(dataFolder: string, question: OperatorRequest): AsyncGenerator {
  const logger = createLogger({ level: "error" });
  const clock = createSystemClock();
  const timers = createSystemTimers(clock, (error) => logger.error({ err: error }, "A timer's task failed"));
  const time = { clock, timers, ids: systemIds, watchesTime: false };
  const profile = await createEmbeddedProfile({ dataFolder, logger, publicUrl: "http://localhost", ...time });
  try {
    const commands = operatorCommands(profile);
    const answer = Object.hasOwn(commands, question.command) ? commands[question.command] : undefined;
    if (!answer) throw new UsageError(OPERATOR_USAGE);
    if (commandNamed(question.command)?.needsServer) {
      throw new Error(`${question.command} needs a running server: npm start`);
    }
    await profile.projections.start();
    yield* answer(question);
  } finally {
    await profile.stop();
  }
}
