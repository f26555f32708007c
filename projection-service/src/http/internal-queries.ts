import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { isPersonalText } from "@naqsh/shared/kernel/personal";
import { refuseAsked } from "@naqsh/shared/platform/http/internal-router";
import type { InternalAnswer, InternalRoute } from "@naqsh/shared/platform/http/internal-router";
import { StoreUnavailable } from "@naqsh/shared/platform/ports/event-store";
import { internalMarks } from "./internal-marks";
import { internalSavedSearches } from "./internal-saved-searches";
import type { ProjectionService } from "../projection-service";

type Asked = Pick<
  ProjectionService,
  "businessOf" | "contacts" | "deadlines" | "outbids" | "marks" | "savedSearchNews" | "isOpen"
>;

const MOST_DEADLINES = 10_000;

const get = (path: string, answer: InternalRoute["answer"]): InternalRoute => ({ method: "GET", path, answer });

const dueOf = (query: URLSearchParams): { at: string; limit: number } | null => {
  const atMs = Date.parse(query.get("due") ?? "");
  const limit = Number(query.get("limit"));
  const isGood = !Number.isNaN(atMs) && Number.isInteger(limit) && limit >= 1 && limit <= MOST_DEADLINES;
  return isGood ? { at: instantFromMs(atMs), limit } : null;
};

/** What the worker reads of views: who people are, what is due, who was outbid. 503 until the views are open. */
export const internalQueries = (service: Asked): InternalRoute[] => {
  const { contacts, deadlines, outbids } = service;

  const deadlinesAnswer = async (query: URLSearchParams): Promise<InternalAnswer> => {
    if (!query.has("due")) return { body: await deadlines.all() };
    const due = dueOf(query);
    if (due === null) return refuseAsked(`due has to be a time, and limit a number from 1 to ${MOST_DEADLINES}`);
    const after = query.get("after");
    const page = await deadlines.due(due.at, due.limit, after || undefined);
    // A worker of an older build names no cursor and takes a list.
    return { body: after === null ? page.deadlines : page };
  };

  const routes = [
    get("/internal/contacts/:userId", async ({ params }) => ({ body: await contacts.find(params["userId"]!) })),
    get("/internal/opened-texts/:text", async ({ params }) => {
      const text: unknown = JSON.parse(params["text"]!);
      return isPersonalText(text) ? { body: await contacts.open(text) } : refuseAsked("This is no sealed text");
    }),
    get("/internal/business/:userId", async ({ params }) => ({ body: await service.businessOf(params["userId"]!) })),
    get("/internal/administrators", async () => ({ body: await contacts.administrators() })),
    get("/internal/deadlines", ({ query }) => deadlinesAnswer(query)),
    get("/internal/outbids/:auctionId/:userId", async ({ params }) => ({
      body: await outbids.find(params["auctionId"]!, params["userId"]!),
    })),
    ...internalMarks(service.marks),
    internalSavedSearches(service.savedSearchNews),
  ];
  return routes.map((route) => ({
    ...route,
    answer: (asked) => {
      if (!service.isOpen()) throw new StoreUnavailable("The views are not open yet");
      return route.answer(asked);
    },
  }));
};
