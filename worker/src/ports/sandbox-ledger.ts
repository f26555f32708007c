import type { Charge, ChargeOutcome, Refund } from "./payments";

export type KeptCharge = { charge: Charge; outcome: ChargeOutcome };

/**
 * What the sandbox provider has promised, shared by every worker: a charge made at one is confirmed at another. Durable when
 * it answers. Contract: `sandbox-ledger.contract.ts`.
 */
export type SandboxLedger = {
  /** Keeps a charge unless there is one under its key; gives the one that is there. */
  keepCharge: (kept: KeptCharge) => Promise<KeptCharge>;
  findCharge: (idempotencyKey: string) => Promise<KeptCharge | null>;
  /** What has become of a charge that is kept. */
  settleCharge: (idempotencyKey: string, outcome: ChargeOutcome) => Promise<void>;
  /** One under a key; the first stays. */
  keepRefund: (refund: Refund) => Promise<void>;
  charges: () => AsyncIterable<KeptCharge>;
  refunds: () => AsyncIterable<Refund>;
  close: () => Promise<void>;
};
