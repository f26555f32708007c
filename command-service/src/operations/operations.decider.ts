import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept, reject } from "@naqsh/shared/kernel/decision";
import { keepOrderedMaps } from "@naqsh/shared/kernel/state-keeping";
import type { OperationsCommand, OperationsEvent, OperationsRejection, OutageRecorded } from "@naqsh/shared/operations";

/** Outages that are recorded, by their id, in their order; and the newest of them. */
export type Platform = {
  outages: ReadonlyMap<string, OutageRecorded["data"]>;
  newest: OutageRecorded["data"] | null;
};

/** The platform's own stream: what happened to all of it at once. */
export const operationsDecider: Decider<Platform, OperationsCommand, OperationsEvent, OperationsRejection> = {
  streamCategory: "platform",
  initialState: { outages: new Map(), newest: null },
  decide: ({ data }, { outages }) => {
    if (outages.has(data.outageId)) return accept();
    if (data.to <= data.from) return reject({ code: "OUTAGE_INVALID" });
    return accept({ type: "OutageRecorded", data });
  },
  evolve: ({ outages }, { data }) => ({ outages: new Map(outages).set(data.outageId, data), newest: data }),
  keeping: keepOrderedMaps<Platform>(1, ["outages"]),
};
