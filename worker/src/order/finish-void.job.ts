import type { VoidBidder } from "@naqsh/shared/auction";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { OrderCancelled } from "@naqsh/shared/order";
import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { liftedEvent } from "../runner/lifted-event";
import { FINISH_VOID } from "./order-jobs";

const isCancelled = (event: RecordedEvent): event is RecordedEvent<OrderCancelled> => event.type === "OrderCancelled";

/** Asks the auction again for what its order made way for; if it was recorded, nothing happens. */
export const finishVoidJob: JobDefinition = {
  ...FINISH_VOID,
  run: async (job, deps) => {
    for await (const stored of deps.store.readStream(`order-${given(job, "orderId")}`)) {
      const event = liftedEvent(stored);
      if (!isCancelled(event) || event.data.auctionId === null || !event.data.void) continue;
      const { auctionId, void: asked } = event.data;
      const command: VoidBidder = { type: "VoidBidder", data: { auctionId, ...asked, orderIsPaid: false } };
      await dispatchOf(job, deps, { streamCategory: "auction", streamId: auctionId, command });
    }
  },
};
