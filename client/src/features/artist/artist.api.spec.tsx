import { QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { createQueryClient } from "../../lib/query-client";
import { ARTWORKS_KEY } from "../../lib/query-keys";
import { stubServer } from "../../testing/stub-server";
import { useArtistWorks } from "./artist.api";

afterEach(() => vi.unstubAllGlobals());

it("asks for an artist's works again once a work has changed, such as one that was withdrawn", async () => {
  const path = "GET /api/artists/huda/artworks";
  const server = stubServer({ [path]: { body: [] } });
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useArtistWorks("huda", false, null), { wrapper });
  await waitFor(() => expect(result.current.data?.items).toEqual([]));
  await queries.invalidateQueries({ queryKey: [ARTWORKS_KEY] });
  expect(server.sent(path)).toHaveLength(2);
});
