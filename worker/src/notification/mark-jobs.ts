/** Names of the jobs that tell of marks. */
const queue = "notification";

export const TELL_OF_MARKS = { queue, name: "tell-of-marks" };
export const TELL_WISHERS = { queue, name: "tell-wishers" };
export const REMIND_OF_AUCTION = { queue, name: "remind-of-auction" };
export const MOVE_REMINDERS = { queue, name: "move-reminders" };
