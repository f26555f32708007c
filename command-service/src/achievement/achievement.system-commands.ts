import { passedTo, type SystemCommands } from "../commands/system-commands";
import { achievementDecider } from "./achievement.decider";

export const achievementSystemCommands = { CountDeed: passedTo(achievementDecider) } satisfies SystemCommands;
