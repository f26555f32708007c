import { useState } from "react";
import { createPortal } from "react-dom";
import { create } from "zustand";
import { useHydrated } from "../lib/use-hydrated";
import { useAlwaysHeard } from "./use-always-heard";

type Announcement = { text: string; id: number };

type Announcer = {
  polite: Announcement;
  assertive: Announcement;
  /** Says the latest state when the reader is free; a newer sentence replaces an older one. */
  announce: (text: string) => void;
  /** Interrupts: outbid, bid refused, connection lost, auction closed. Nothing else. */
  interrupt: (text: string) => void;
};

const silence: Announcement = { text: "", id: 0 };

export const useAnnouncer = create<Announcer>((set) => ({
  polite: silence,
  assertive: silence,
  announce: (text) => set(({ polite }) => ({ polite: { text, id: polite.id + 1 } })),
  interrupt: (text) => set(({ assertive }) => ({ assertive: { text, id: assertive.id + 1 } })),
}));

/**
 * The app's two live regions; stands once, beside the page, so that whoever is in a dialog hears them too. A repeated sentence is a
 * new node, so it is spoken again.
 */
export const LiveRegions = () => {
  const polite = useAnnouncer((state) => state.polite);
  const assertive = useAnnouncer((state) => state.assertive);
  const [regions, setRegions] = useState<HTMLElement | null>(null);
  useAlwaysHeard(regions);
  if (!useHydrated()) return null;
  return createPortal(
    <div ref={setRegions} className="visually-hidden" style={{ insetBlockStart: 0 }} data-announces>
      <div aria-live="polite" aria-atomic="true">
        <span key={polite.id}>{polite.text}</span>
      </div>
      <div aria-live="assertive" aria-atomic="true">
        <span key={assertive.id}>{assertive.text}</span>
      </div>
    </div>,
    document.body,
  );
};
