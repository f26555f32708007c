import { DEADLINE_ACTIONS, type DeadlineAction } from "@naqsh/shared/operations";
import type { NaqshSystemCommand } from "@naqsh/shared/registry";

/** Time in which nobody could act, which streams get back before anything is decided by a deadline of theirs. */
export type TimeLost = {
  /**
   * Moves the deadlines of a stream by what was lost and is not given back yet; says whether any moved.
   * @throws StoreUnavailable if that cannot be done now, another error if it never can
   */
  giveBack: (streamCategory: string, streamId: string) => Promise<boolean>;
  /**
   * The same before a bid, from what is known in memory: people are let in as soon as an outage is recorded, and a bid that met
   * the end of before would extend it by the soft close besides. @throws StoreUnavailable
   */
  giveBackBeforeBid: (auctionId: string) => Promise<void>;
};

/** Whether a stream takes its lost time back before a deadline gives this command: not if outages do not move that deadline. */
const TAKES_TIME_BACK: Record<DeadlineAction, boolean> = {
  OpenAuction: true,
  BeginClosing: true,
  CloseAuction: true,
  ExpireOffer: true,
  CancelOrder: true,
  PassOrderDeadline: true,
  // Nobody loses what they were promised if their own erasure comes on its day (docs/rules.md#leaving).
  EraseAccount: false,
};
const TAKEN_BACK_FIRST: ReadonlySet<string> = new Set(
  DEADLINE_ACTIONS.filter((action) => TAKES_TIME_BACK[action]) satisfies NaqshSystemCommand["type"][],
);

export const isGivenByDeadline = (commandType: string): boolean => TAKEN_BACK_FIRST.has(commandType);

/** A person's command that may move a deadline, by the soft close: it has to meet the one that holds. */
const MAY_MOVE_DEADLINE = "PlaceBid";

export const mayMoveDeadline = (commandType: string): boolean => commandType === MAY_MOVE_DEADLINE;
