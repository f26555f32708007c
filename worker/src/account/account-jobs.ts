/** Names of the jobs that the account's policies schedule. */
const queue = "account";

export const END_SESSIONS = { queue, name: "end-sessions" };
export const FORGIVE_UNPAID_WIN = { queue, name: "forgive-unpaid-win" };
export const LIFT_BAN = { queue, name: "lift-ban" };
export const RELEASE_ORPHAN_EMAIL = { queue, name: "release-orphan-email" };
export const RELEASE_ORPHAN_USERNAME = { queue, name: "release-orphan-username" };
