import { plainOf } from "@naqsh/shared/kernel/personal";
import { join } from "node:path";
import { createAuctionFold } from "@naqsh/shared/auction";
import { serveLocalSocket } from "@naqsh/shared/platform/local-socket";
import type { LocalHandler, LocalRequest, LocalServer } from "@naqsh/shared/platform/local-socket";
import type { Comparison } from "@naqsh/projection-service/runner/rebuild-view";
import { parkedWorkOf } from "@naqsh/worker/http/internal-operations";
import type { EmbeddedProfile } from "../embedded/embedded-profile";
import { withProgress } from "./progress";
import type { Progress } from "./progress";
import { shopStatus } from "./shop-status";

export const operatorSocket = (dataFolder: string): string => join(dataFolder, "operator.sock");

/** What is asked about the past alone. */
export type ShopToRead = {
  projections: Pick<EmbeddedProfile["projections"], "explain" | "auctionEvents" | "everythingAbout">;
  log: { extent: () => { events: number } };
};

/** What an operator may ask of a shop of which only the log can be read. */
export const readingCommands = (shop: ShopToRead): Readonly<Record<string, LocalHandler>> => ({
  explain: async function* ({ argument, at }) {
    const stream = text(argument, "explain needs the name of a stream: auction-<id>");
    let told = 0;
    for await (const entry of shop.projections.explain(stream, moment(at))) {
      told += 1;
      yield entry;
    }
    if (told === 0) yield { nothing: nothingOf(stream, moment(at)) };
  },
  replay: (request) => replayed(request, shop),
  export: (request) => exported(request, shop),
});

/** What an operator may ask of a shop. Long work yields `{ progress }` on its way, and its answers. */
export const operatorCommands = (profile: EmbeddedProfile): Readonly<Record<string, LocalHandler>> => {
  const { worker, projections } = profile;
  return {
    status: async function* () {
      yield await shopStatus(profile);
    },
    parked: async function* () {
      yield { parked: await parkedWorkOf(worker) };
    },
    retry: async function* ({ argument }) {
      yield { retried: await worker.retry(text(argument, "retry needs the id of a parked failure or a dead job")) };
    },
    "confirm-clock": async function* () {
      yield { confirmed: worker.confirmClock() };
    },
    rebuild: async function* ({ argument }) {
      const name = text(argument, "rebuild needs the name of a view, or all");
      const views = viewsOf(name === "all" ? undefined : name, projections);
      for await (const answer of computed(views, projections.rebuild, profile)) {
        yield "progress" in answer ? answer : { ...answer, tookOver: true };
      }
    },
    verify: async function* ({ argument }) {
      const name = typeof argument === "string" && argument !== "all" ? argument : undefined;
      yield* computed(viewsOf(name, projections), projections.verify, profile);
      if (name === undefined) yield { pictures: yield* withProgress(profile.checkFiles) };
    },
    ...readingCommands(profile),
    backup: async function* ({ argument }) {
      const folder = text(argument, "backup needs an empty folder");
      yield yield* withProgress((tell) => profile.backUp(folder, tell));
    },
  };
};

/** The door for `npm run ops`: open to the owner of the folder alone. */
export const openOperatorDoor = (dataFolder: string, profile: EmbeddedProfile): Promise<LocalServer> =>
  serveLocalSocket(operatorSocket(dataFolder), operatorCommands(profile));

/** The view that was named, or all. @throws with the names that there are */
const viewsOf = (name: string | undefined, projections: EmbeddedProfile["projections"]): readonly string[] => {
  const views = projections.status().map(({ view }) => view);
  if (name === undefined) return views;
  if (!views.includes(name)) throw new TypeError(`There is no view ${name}. Views: ${views.join(", ")}`);
  return [name];
};

/** Rebuilds or verifies views, one after the other. */
async function* computed(
  views: readonly string[],
  compute: EmbeddedProfile["projections"]["rebuild"],
  { log }: EmbeddedProfile,
): AsyncGenerator<Comparison | { progress: Progress }> {
  for (const view of views) {
    yield yield* withProgress((tell) => {
      let met = 0;
      const onProgress = (done: number): void =>
        tell({ done: (met = done), total: log.extent().events, unit: "events" });
      // Asked just before the switch: where nobody waits any more there is none.
      const accepts = (): boolean => {
        onProgress(met);
        return true;
      };
      return compute(view, { onProgress, accepts });
    });
  }
}

async function* replayed({ argument, subject, at }: LocalRequest, { projections }: ShopToRead) {
  const id = text(subject, "replay needs a kind and an id: replay auction <id>");
  if (argument !== "auction") throw new TypeError("Only auctions can be replayed: replay auction <id>");
  const until = moment(at);
  const fold = createAuctionFold();
  // Told as it is folded: whoever reads slowly sets the pace, and nobody else waits.
  for (const event of await projections.auctionEvents(id)) {
    if (until !== undefined && event.recordedAt > until) break;
    const change = fold.take(event);
    if (change === null) continue;
    const { head } = change;
    const rows = change.rows.map((row) =>
      row.kind === "bidderVoided" ? { ...row, reason: plainOf(row.reason) } : row,
    );
    yield { replayed: { at: change.at, price: head.price, status: head.status, endsAt: head.endsAt, rows } };
  }
  const now = fold.now();
  if (now === null)
    throw new Error(until === undefined ? `There is no auction ${id}` : `There was no auction ${id} at that time`);
  yield { stood: now.head, terms: now.terms };
}

async function* exported({ argument }: LocalRequest, { projections, log }: ShopToRead) {
  const person = text(argument, "export needs a person's id");
  const total = log.extent().events;
  for await (const met of projections.everythingAbout(person)) {
    yield "held" in met ? met : { progress: { done: met.read, total, unit: "events" } };
  }
}

const nothingOf = (stream: string, until: string | undefined): string =>
  `No event of ${stream}${until === undefined ? "" : ` until ${until}`}. A stream is named as auction-<id>, artwork-<id>, order-<id>, user-<id> or inbox-<id>.`;

const text = (argument: unknown, otherwise: string): string => {
  if (typeof argument === "string" && argument !== "") return argument;
  throw new TypeError(otherwise);
};

const moment = (at: unknown): string | undefined => (typeof at === "string" ? at : undefined);
