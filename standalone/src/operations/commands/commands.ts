import type { OperatorCommand } from "../operator-command";
import { backup } from "./backup";
import { checkCertificate } from "./check-certificate";
import { checkLog } from "./check-log";
import { check } from "./check";
import { confirmClock } from "./confirm-clock";
import { copyLog } from "./copy-log";
import { explain } from "./explain";
import { exportPerson } from "./export";
import { parked } from "./parked";
import { rebuild } from "./rebuild";
import { replay } from "./replay";
import { resetFactors } from "./reset-factors";
import { restore } from "./restore";
import { retry } from "./retry";
import { status } from "./status";
import { verify } from "./verify";

/** Every command of `npm run ops`, in the order of the usage. */
export const OPERATOR_COMMANDS: readonly OperatorCommand[] = [
  status,
  rebuild,
  verify,
  replay,
  explain,
  parked,
  retry,
  confirmClock,
  exportPerson,
  resetFactors,
  backup,
  restore,
  copyLog,
  check,
  checkLog,
  checkCertificate,
];

/** The command of that name, if there is one. */
export const commandNamed = (name: string): OperatorCommand | undefined =>
  OPERATOR_COMMANDS.find((command) => command.name === name);
