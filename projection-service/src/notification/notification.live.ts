import { accountTopic } from "@naqsh/shared/live";
import type { NoticesPatch } from "@naqsh/shared/notification";
import { liveSource } from "../live/live-topic";
import type { LiveSource, Presented } from "../live/live-topic";
import type { QueryDeps } from "../query-deps";
import { NOTICES_OF_INBOX } from "./inboxes.projection";
import type { Inbox } from "./inboxes.projection";
import type { NoticeDocument } from "./notices.projection";
import { noticeView } from "./present-notice";
import { cutTo } from "../http/list-page";

const INTERVAL_MS = 100;

type LiveDeps = Pick<QueryDeps, "views" | "lots" | "keys">;

const newest = async ({ userId }: Inbox, { views }: LiveDeps): Promise<NoticeDocument[]> => {
  const find = {
    index: "byTime",
    equals: [userId],
    direction: "descending",
    limit: cutTo(NOTICES_OF_INBOX, "the list's first page; the rest is paged"),
  } as const;
  return (await views.notices.find(find)).documents.map(({ document }) => document);
};

const changedSince = async ({ changed }: Inbox, since: number, { views }: LiveDeps): Promise<NoticeDocument[]> => {
  const keys = changed.filter(({ sequence }) => sequence > since).map(({ noticeId }) => noticeId);
  return (await views.notices.load(keys)).flatMap(({ document }) => (document === null ? [] : [document]));
};

const mayPatch = ({ changed, rewrittenAt, sequence }: Inbox, since: number): boolean => {
  const oldest = changed.length < NOTICES_OF_INBOX ? 0 : (changed.at(-1)?.sequence ?? 0);
  return since <= sequence && since >= rewrittenAt && since >= oldest;
};

const present = async (inbox: Inbox, since: number | null, deps: LiveDeps): Promise<Presented> => {
  const isPatch = since !== null && mayPatch(inbox, since);
  const notices = isPatch ? await changedSince(inbox, since, deps) : await newest(inbox, deps);
  const patch: NoticesPatch = {
    notices: await Promise.all(notices.map((notice) => noticeView(notice, deps))),
    unread: await deps.views.notices.count("byRead", [inbox.userId, false]),
  };
  return { from: isPatch ? since : null, patch };
};

/** A person's inbox, on the topic of their account. */
export const noticesSource = (deps: LiveDeps): LiveSource =>
  liveSource<Inbox>({
    projection: "inboxes",
    view: "notifications",
    topicOf: (key) => accountTopic(key),
    keysOf: async (topic) => [topic.slice(accountTopic("").length)],
    read: (key) => deps.views.inboxes.get(key),
    sequenceOf: ({ sequence }) => sequence,
    present: (inbox, since) => present(inbox, since, deps),
    intervalMs: INTERVAL_MS,
  });
