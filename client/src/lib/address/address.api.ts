import type { AddressBody, KnownAddress } from "@naqsh/shared/address";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../api";
import type { AddressValues } from "./address-values";

const ADDRESSES_KEY = ["my-addresses"] as const;
const PATH = "/api/my-addresses";
const ONE = "/api/my-addresses/:id";

/** What the reader keeps, the default first, and what they gave with orders before. */
export const useKnownAddresses = () =>
  useQuery({
    queryKey: ADDRESSES_KEY,
    queryFn: ({ signal }): Promise<KnownAddress[]> => api.get(PATH, { signal }),
    staleTime: 60_000,
  });

const bodyOf = (name: string, { zone, ...address }: AddressValues): AddressBody => ({ name, zone, address });

/** Keeps an address under a name, as the newest of the book. */
const keepAddress = (name: string, values: AddressValues): Promise<{ id: string }> =>
  api.post(PATH, { body: bodyOf(name, values), intent: "keep-address" });

/** A change of the book, after which it is asked for again. */
const useChange = <Said>(send: (said: Said) => Promise<unknown>) => {
  const queries = useQueryClient();
  return useMutation({ mutationFn: send, onSettled: () => queries.invalidateQueries({ queryKey: ADDRESSES_KEY }) });
};

type Written = { id: string | null; name: string; values: AddressValues };

/** Revises the address of an id; without one it keeps a new one. */
export const useWriteAddress = () =>
  useChange(({ id, name, values }: Written) =>
    id === null ? keepAddress(name, values) : api.put(ONE, { params: { id }, body: bodyOf(name, values) }),
  );

export const useRemoveAddress = () => useChange((id: string) => api.delete(ONE, { params: { id } }));

export const useChooseDefault = () =>
  useChange((id: string) => api.post("/api/my-addresses/:id/default", { params: { id }, intent: `default.${id}` }));
