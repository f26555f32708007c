import type { OperationsOverview } from "@naqsh/shared/operations";
import type { InternalClient } from "@naqsh/shared/platform/http/internal-client";

const PATH = "/internal/operations";

/** What a projection-service knows of its cluster. */
export const overviewOf = async (cluster: InternalClient): Promise<OperationsOverview> =>
  (await cluster.get(PATH)) as OperationsOverview;

/** Whether the cluster did what was asked of it. */
export const actIn = async (cluster: InternalClient, action: string, body: object): Promise<boolean> =>
  ((await cluster.post(`${PATH}/${action}`, body)) as { done: boolean }).done;
