import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { MARKS_KEY } from "./use-mark";

/**
 * How many like a work, with the reader's own like as it is on the screen now. The server's `count` is of the moment at which the
 * work was loaded; whether their like was in it is kept with that count.
 */
export const useLikeCount = (artworkId: string, count: number, isMarked: boolean | undefined): number => {
  const queries = useQueryClient();
  const key = [MARKS_KEY, "counted", artworkId, count] as const;
  const wasMarked = queries.getQueryData<boolean>(key) ?? isMarked;
  useEffect(() => {
    if (isMarked === undefined || queries.getQueryData(key) !== undefined) return;
    queries.setQueryData(key, isMarked);
  });
  return count + Number(isMarked ?? false) - Number(wasMarked ?? false);
};
