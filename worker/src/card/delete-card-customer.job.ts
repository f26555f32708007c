import { given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { DELETE_CARD_CUSTOMER } from "./card-jobs";

/** Fails, and waits visibly, while the provider's keys are not configured. */
export const deleteCardCustomerJob: JobDefinition = {
  ...DELETE_CARD_CUSTOMER,
  run: async (job, { payments: { cards } }) => {
    const customerId = given(job, "customerId");
    if (cards === null) throw new Error(`${customerId} is at Stripe, whose keys are not configured`);
    await cards.deleteCustomer(customerId);
  },
};
