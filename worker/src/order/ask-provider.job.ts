import { after } from "@naqsh/shared/kernel/instant";
import type { OrderEvent } from "@naqsh/shared/order";
import { given } from "../jobs/job-definition";
import type { JobDefinition, JobDeps } from "../jobs/job-definition";
import { liftedEvent } from "../runner/lifted-event";
import { dispatchAnswer } from "./answer-of-provider";
import { ASK_PROVIDER } from "./order-jobs";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Before each question, milliseconds; then once a day. */
export const ASK_WAITS_MS = [2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, 12 * HOUR_MS] as const;
const LAST_WAIT_MS = 24 * HOUR_MS;

const ENDED: ReadonlySet<string> = new Set<OrderEvent["type"]>(["PaymentSucceeded", "PaymentFailed", "RefundOwed"]);

/** The log says it itself: a view may lie behind. */
const hasEnded = async (orderId: string, paymentId: string, { store }: Pick<JobDeps, "store">): Promise<boolean> => {
  for await (const stored of store.readStream(`order-${orderId}`)) {
    const { type, data } = liftedEvent(stored);
    if (ENDED.has(type) && (data as { paymentId?: string }).paymentId === paymentId) return true;
  }
  return false;
};

/** Asks the provider about a payment of which it has told nothing, again and again until it has ended. */
export const askProviderJob: JobDefinition = {
  ...ASK_PROVIDER,
  run: async (job, deps) => {
    const orderId = given(job, "orderId");
    const known = { idempotencyKey: given(job, "paymentId"), reference: given(job, "reference") };
    if (await hasEnded(orderId, known.idempotencyKey, deps)) return;
    const outcome = await deps.payments.ask(known);
    const isOver = outcome.status === "succeeded" || outcome.status === "failed";
    if (isOver) return dispatchAnswer(job, deps, outcome);
    const nth = Number(given(job, "nth")) + 1;
    const [start] = job.id.split("~");
    const at = after(job.at, ASK_WAITS_MS[nth] ?? LAST_WAIT_MS);
    await deps.jobs.schedule({ ...job, id: `${start}~${nth}`, at, data: { ...job.data, nth: String(nth) } });
  },
};
