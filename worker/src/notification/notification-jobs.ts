/** Names of the jobs that the notifier's policies schedule. */
const queue = "notification";

export const TELL_ADMINISTRATORS = { queue, name: "tell-administrators" };
export const TELL_LOSING_BIDDERS = { queue, name: "tell-losing-bidders" };
export const MAIL_OUTBID = { queue, name: "mail-outbid" };
export const TEXT_NOTICE = { queue, name: "text-notice" };
export const MAIL_NOTICE = { queue, name: "mail-notice" };
export const TELL_OF_SAVED_SEARCHES = { queue, name: "tell-of-saved-searches" };
export const TELL_ADMINISTRATORS_OF_RETURN = { queue, name: "tell-administrators-of-return" };
