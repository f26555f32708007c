import { QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { stubServer } from "../testing/stub-server";
import { usePaged } from "./paged";
import { createQueryClient } from "./query-client";

afterEach(() => vi.unstubAllGlobals());

it("gives the items of the pages that were asked for, and says whether there are more", async () => {
  stubServer({
    "GET /api/orders/my-purchases": {
      body: [1, 2],
      headers: { Link: '</api/orders/my-purchases?cursor=b>; rel="next"' },
    },
    "GET /api/orders/my-purchases?cursor=b": { body: [3] },
  });
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => usePaged(["things"], "/api/orders/my-purchases", {}), { wrapper });
  await waitFor(() => expect(result.current.data).toEqual([1, 2]));
  expect(result.current.hasNextPage).toBe(true);
  await result.current.fetchNextPage();
  await waitFor(() => expect(result.current.data).toEqual([1, 2, 3]));
  expect(result.current.hasNextPage).toBe(false);
});
