import { COPY_LASTS_MS, COPY_TAKES_AT_MOST_MS } from "@naqsh/shared/account";
import type {
  AdvanceDataExport,
  AttemptDataExport,
  CompleteDataExport,
  DataExportCommand,
  DataExportEvent,
  DataExportRejection,
  DeleteDataExport,
  RequestDataExport,
} from "@naqsh/shared/account";
import type { Decider, Times } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { after, msBetween, type Instant } from "@naqsh/shared/kernel/instant";
import { unreachable } from "@naqsh/shared/kernel/unreachable";

/** A person's copy of all that is held about them: at most one, and one is made at a time. */
export type DataExport =
  | { status: "none" }
  | { status: "underWay"; exportId: string; requestedAt: Instant; percent: number }
  | { status: "ready"; exportId: string; expiresAt: Instant };

type ExportDecision = Decision<DataExportEvent, DataExportRejection>;

const request = ({ data }: RequestDataExport, copy: DataExport, { now }: Times): ExportDecision => {
  const isUnderWay = copy.status === "underWay" && msBetween(copy.requestedAt, now) < COPY_TAKES_AT_MOST_MS;
  return isUnderWay
    ? reject({ code: "DATA_EXPORT_UNDER_WAY" })
    : accept({ type: "DataExportRequested", data: { ...data, requestedAt: now } });
};

const attempt = ({ data }: AttemptDataExport, copy: DataExport): ExportDecision =>
  copy.status === "underWay" && copy.exportId === data.exportId
    ? accept({ type: "DataExportAttempted", data })
    : reject({ code: "DATA_EXPORT_REPLACED" });

const advance = ({ data }: AdvanceDataExport, copy: DataExport): ExportDecision => {
  const isNews = copy.status === "underWay" && copy.exportId === data.exportId && copy.percent < data.percent;
  return isNews ? accept({ type: "DataExportAdvanced", data }) : accept();
};

const complete = ({ data }: CompleteDataExport, copy: DataExport, { now }: Times): ExportDecision =>
  copy.status === "underWay" && copy.exportId === data.exportId
    ? accept({ type: "DataExportReady", data: { ...data, expiresAt: after(now, COPY_LASTS_MS) } })
    : reject({ code: "DATA_EXPORT_REPLACED" });

const remove = ({ data }: DeleteDataExport, copy: DataExport, { now }: Times): ExportDecision => {
  if (copy.status !== "ready" || copy.exportId !== data.exportId) return accept();
  return now < copy.expiresAt
    ? reject({ code: "DATA_EXPORT_NOT_EXPIRED", endsAt: copy.expiresAt })
    : accept({ type: "DataExportDeleted", data });
};

export const dataExportDecider: Decider<DataExport, DataExportCommand, DataExportEvent, DataExportRejection> = {
  streamCategory: "dataExport",
  initialState: { status: "none" },
  decide: (command, copy, times) => {
    switch (command.type) {
      case "RequestDataExport":
        return request(command, copy, times);
      case "AttemptDataExport":
        return attempt(command, copy);
      case "AdvanceDataExport":
        return advance(command, copy);
      case "CompleteDataExport":
        return complete(command, copy, times);
      case "DeleteDataExport":
        return remove(command, copy, times);
      default:
        return unreachable(command);
    }
  },
  evolve: (copy, { type, data }) => {
    switch (type) {
      case "DataExportRequested":
        return { status: "underWay", exportId: data.exportId, requestedAt: data.requestedAt, percent: 0 };
      case "DataExportAttempted":
        return copy;
      case "DataExportAdvanced":
        return copy.status === "underWay" ? { ...copy, percent: data.percent } : copy;
      case "DataExportReady":
        return { status: "ready", exportId: data.exportId, expiresAt: data.expiresAt };
      case "DataExportDeleted":
        return { status: "none" };
      default:
        return unreachable(type);
    }
  },
};
