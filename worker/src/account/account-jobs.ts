/** Names of the jobs that the account's policies schedule. */
const queue = "account";

export const ERASE_UNVERIFIED = { queue, name: "erase-unverified" };
export const MAIL_VERIFICATION = { queue, name: "mail-verification" };
export const MAIL_EMAIL_CHANGE = { queue, name: "mail-email-change" };
export const TELL_FORMER_EMAIL = { queue, name: "tell-former-email" };
export const MAIL_PASSWORD_RESET = { queue, name: "mail-password-reset" };
export const TELL_PASSWORD_RESET = { queue, name: "tell-password-reset" };
export const MAIL_LEAVING = { queue, name: "mail-leaving" };
export const ERASE_ACCOUNT = { queue, name: "erase-account" };
export const END_SESSIONS = { queue, name: "end-sessions" };
export const FORGIVE_UNPAID_WIN = { queue, name: "forgive-unpaid-win" };
export const LIFT_BAN = { queue, name: "lift-ban" };
export const DELETE_DATA_EXPORT = { queue, name: "delete-data-export" };
export const REMOVE_DATA_EXPORTS = { queue, name: "remove-data-exports" };
/** In a queue of its own: each reads the whole log. */
export const BUILD_DATA_EXPORT = { queue: "exports", name: "build-data-export" };
export const RELEASE_ORPHAN_EMAIL = { queue, name: "release-orphan-email" };
export const RELEASE_ORPHAN_USERNAME = { queue, name: "release-orphan-username" };
