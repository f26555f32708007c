import { isPersonalText } from "@naqsh/shared/kernel/personal";
import { NOTICE_KINDS } from "@naqsh/shared/notification";
import type { NoticeKind, NoticeReceived, NoticeSubject } from "@naqsh/shared/notification";

type JobData = Record<string, string>;
export type NoticeToMail = { userId: string; noticeId: string; kind: NoticeKind; subject: NoticeSubject };

/** A reason that a person wrote, still sealed. */
const SEALED_REASON = "sealedReason";

const TEXT_FIELDS = ["artworkId", "auctionId", "orderId", "savedSearchId", "at"] as const;
const COUNT_FIELDS = ["count", "searches"] as const;

/** A notice as the data of a job: ids, an amount in halalas, times and codes, all as text. */
export const jobDataOfNotice = ({ userId, noticeId, kind, subject }: NoticeReceived["data"]): JobData => {
  const data: JobData = { userId, noticeId, kind };
  for (const field of TEXT_FIELDS) if (subject[field] !== undefined) data[field] = subject[field];
  const { reason } = subject;
  if (isPersonalText(reason)) data[SEALED_REASON] = JSON.stringify(reason);
  else if (reason !== undefined) data["reason"] = reason;
  if (subject.amount !== undefined) data["amount"] = String(subject.amount);
  for (const field of COUNT_FIELDS) if (subject[field] !== undefined) data[field] = String(subject[field]);
  return data;
};

/** @throws for data that no notice gave. */
export const noticeOfJobData = (data: JobData): NoticeToMail => {
  const { userId, noticeId, amount } = data;
  const kind = NOTICE_KINDS.find((known) => known === data["kind"]);
  if (!userId || !noticeId || !kind) throw new Error(`Not a notice: ${JSON.stringify(data)}`);
  const subject: NoticeSubject = amount === undefined ? {} : { amount: Number(amount) };
  for (const field of COUNT_FIELDS) if (data[field] !== undefined) subject[field] = Number(data[field]);
  for (const field of TEXT_FIELDS) if (data[field] !== undefined) subject[field] = data[field];
  const reason: unknown = JSON.parse(data[SEALED_REASON] ?? "null");
  if (isPersonalText(reason)) subject.reason = reason;
  else if (data["reason"] !== undefined) subject.reason = data["reason"];
  return { userId, noticeId, kind, subject };
};
