import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { EffectPerformer } from "./effect-performer";
import type { PolicyCheckpoints } from "../ports/policy-checkpoints";

export type PolicyLaneDeps = {
  checkpoints: PolicyCheckpoints;
  performer: EffectPerformer;
  clock: Clock;
  logger: Logger;
  /** Called when a lane has nothing more to do, or has to wait. */
  onRest: () => void;
};
