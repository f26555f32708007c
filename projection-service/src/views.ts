import type { Projection } from "@naqsh/shared/kernel/projection";
import type { Collection } from "@naqsh/shared/platform/ports/read-model-store";
import { projectionOfView } from "./projections";
import type { ProjectionRunner } from "./runner/projection-runner";

type ProjectionOfView = typeof projectionOfView;

/** What queries call a view. */
export type ViewName = keyof ProjectionOfView;

/** The collections that queries and live topics read, each with the documents of its projection. */
export type Views = {
  [Name in ViewName]: ProjectionOfView[Name] extends Projection<infer Document, infer _Event>
    ? Collection<Document>
    : never;
};

/** The collections by their names; readable once the runner has opened them. */
export const viewsOf = (runner: Pick<ProjectionRunner, "collection">): Views => {
  const views = {};
  for (const [view, { name }] of Object.entries(projectionOfView)) {
    Object.defineProperty(views, view, { enumerable: true, get: () => runner.collection(name) });
  }
  return views as Views;
};
