import type { RejectionReason, ReviewedArtwork } from "@naqsh/shared/artwork";
import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { useKeyboardShortcuts } from "../../lib/use-keyboard-shortcuts";
import { isApiError } from "../../lib/api-error";
import { titleOf } from "../../lib/artwork-names";
import { useAnnouncer } from "../../ui/announcer";
import { showToast } from "../../ui/toast.store";
import { useDecide, type Decision } from "./moderation.api";

export type Review = {
  current: ReviewedArtwork;
  select: (artworkId: string) => void;
  approve: () => void;
  reject: (reason: RejectionReason, note: string) => void;
  isRejecting: boolean;
  setRejecting: (isRejecting: boolean) => void;
  /** What was seen of the work or its papers: approving then verifies it as well. */
  seen: string;
  setSeen: (seen: string) => void;
  isPending: boolean;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [role=textbox], [role=menu]") !== null;

/** A dialog covers the work: whoever presses a key then does not decide about what they see. */
const isCovered = (): boolean => document.querySelector("[role=dialog], [role=alertdialog]") !== null;

type Keys = { approve: () => void; startRejecting: () => void; move: (by: 1 | -1) => void };

/** A approves, R rejects, J and K move; never while one writes, holds a key or a modifier, or a dialog is open. */
const useKeys = ({ approve, startRejecting, move }: Keys): void =>
  useKeyboardShortcuts((event) => {
    if (event.repeat || isTyping(event.target) || isCovered()) return;
    // By place on the keyboard, so that an Arabic layout works too.
    if (event.code === "KeyA") approve();
    if (event.code === "KeyR") {
      event.preventDefault();
      startRejecting();
    }
    if (event.code === "KeyJ") move(1);
    if (event.code === "KeyK") move(-1);
  });

/** Which work is under review, and deciding about it; after a decision the next one takes its place. */
export const useReview = (works: ReviewedArtwork[]): Review => {
  const { t } = useTranslation("moderation");
  const language = useLanguage();
  const decide = useDecide();
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [isRejecting, setRejecting] = useState(false);
  const [seen, setSeen] = useState("");
  const index = Math.max(
    0,
    works.findIndex((work) => work.id === currentId),
  );
  const current = works[index]!;
  const { edition } = current;

  const select = (artworkId: string) => {
    setCurrentId(artworkId);
    setRejecting(false);
    setSeen("");
  };
  const move = (by: 1 | -1) => {
    const next = works[index + by];
    if (next) select(next.id);
  };
  const send = (decision: Decision) => {
    if (decide.isPending) return;
    const next = works[index + 1] ?? works[index - 1];
    const title = titleOf(current, language);
    decide.mutate(decision, {
      onSuccess: () => {
        const text = t(`decided.${decision.verdict}`, { title });
        showToast({ title: text, tone: decision.verdict === "approve" ? "good" : "notice" });
        useAnnouncer.getState().announce(text);
        if (next) select(next.id);
      },
      onError: (failure) =>
        showToast({
          title: t("decisionFailed"),
          text: isApiError(failure) ? failure.text(language) : t("unexpected"),
          tone: "urgent",
        }),
    });
  };
  const vouched = seen.trim() === "" ? {} : { seen };
  const approve = () => send({ verdict: "approve", artworkId: current.id, body: { edition, ...vouched } });
  useKeys({ approve, startRejecting: () => setRejecting(true), move });

  return {
    current,
    select,
    approve,
    reject: (reason, note) => send({ verdict: "reject", artworkId: current.id, body: { reason, note, edition } }),
    isRejecting,
    setRejecting,
    seen,
    setSeen,
    isPending: decide.isPending,
  };
};
