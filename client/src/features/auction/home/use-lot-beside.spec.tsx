import { QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { createQueryClient } from "../../../lib/query-client";
import { auctionKeys } from "../auction.api";
import { useLotBeside } from "./use-lot-beside";

afterEach(() => vi.unstubAllGlobals());

const LONG_AGO_MS = 1;

/** What the hook gives first, for lists that came long ago and that nobody answers for again. */
const firstOf = (known: readonly ("live" | "upcoming")[]) => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const queries = createQueryClient();
  for (const tab of known) queries.setQueryData(auctionKeys.list(tab, false), [], { updatedAt: LONG_AGO_MS });
  const { result } = renderHook(() => useLotBeside(), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  return result.current;
};

it("waits for nothing that is known, however old: a page would be taken over as another than was drawn", () => {
  expect(firstOf(["live", "upcoming"])).toEqual({ lot: undefined, isPending: false });
});

it.each([{ known: [] }, { known: ["live"] }] as const)("waits for what is not known ($known)", ({ known }) => {
  expect(firstOf(known)).toEqual({ lot: undefined, isPending: true });
});
