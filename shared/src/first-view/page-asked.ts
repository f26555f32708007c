import type { FirstView } from "./first-view";

/** A page to draw: its path with the query, as what, and where the site stands for the addresses that it names. */
export type PageAsked = {
  path: string;
  view: FirstView;
  /** Such as `https://naqsh.example`. */
  origin: string;
  /** What the same page was made of before: questions and the digests of their answers. */
  madeOf?: Readonly<Record<string, string>>;
};

/**
 * `unchanged`: the page as it was drawn from `madeOf` still holds. `none`: there is nothing to draw, the client says so.
 * `isTimed`: part of what it says holds for a while only, such as how long an auction runs. `isMissing`: it says that there is
 * nothing at its address.
 */
export type PageDrawn =
  | { kind: "page"; html: string; madeOf: Record<string, string>; isTimed: boolean; isMissing?: boolean }
  | { kind: "unchanged" }
  | { kind: "none"; status: 200 | 404 };
