import { NOTICE_KINDS } from "@naqsh/shared/notification";
import type { NoticeKind, NoticeReceived, NoticeSubject } from "@naqsh/shared/notification";

type JobData = Record<string, string>;
export type NoticeToMail = { userId: string; noticeId: string; kind: NoticeKind; subject: NoticeSubject };

const TEXT_FIELDS = ["artworkId", "auctionId", "orderId", "at", "reason"] as const;

/** A notice as the data of a job: ids, an amount in halalas, times and codes, all as text. */
export const jobDataOfNotice = ({ userId, noticeId, kind, subject }: NoticeReceived["data"]): JobData => {
  const data: JobData = { userId, noticeId, kind };
  for (const field of TEXT_FIELDS) if (subject[field] !== undefined) data[field] = subject[field];
  if (subject.amount !== undefined) data["amount"] = String(subject.amount);
  return data;
};

/** @throws for data that no notice gave. */
export const noticeOfJobData = (data: JobData): NoticeToMail => {
  const { userId, noticeId, amount } = data;
  const kind = NOTICE_KINDS.find((known) => known === data["kind"]);
  if (!userId || !noticeId || !kind) throw new Error(`Not a notice: ${JSON.stringify(data)}`);
  const subject: NoticeSubject = amount === undefined ? {} : { amount: Number(amount) };
  for (const field of TEXT_FIELDS) if (data[field] !== undefined) subject[field] = data[field];
  return { userId, noticeId, kind, subject };
};
