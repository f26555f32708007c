import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { api } from "../api";
import { whenIdle } from "../when-idle";
import { pathBefore } from "./path-before";
import { viewSourceOf } from "./view-source";

type Subject = { artworkId: string } | { artistId: string };

/**
 * Tells the server once that a page was looked at, when the page rests or is left; a page in the background is looked at when it is
 * brought forward. Null for what only some may see, whose looks are not counted.
 */
export const useRecordedView = (subject: Subject | null): void => {
  const { pathname, search } = useLocation();
  const key = JSON.stringify(subject);
  useEffect(() => {
    if (key === "null") return undefined;
    const source = viewSourceOf({ before: pathBefore(pathname), search, referrer: document.referrer });
    let isTold = false;
    const tell = (): void => {
      if (isTold || document.visibilityState !== "visible") return;
      isTold = true;
      const body = { ...(JSON.parse(key) as Subject), interactionType: "view" as const, metadata: { source } };
      // Nobody who looks is kept waiting by it, or told that it failed.
      api.post("/api/interactions", { body }).catch(() => undefined);
    };
    document.addEventListener("visibilitychange", tell);
    const callOff = whenIdle(tell);
    return () => {
      callOff();
      document.removeEventListener("visibilitychange", tell);
      // Whoever left before the page rested has seen it, too.
      tell();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a tab or filter of the same page is no other look
  }, [key]);
};
