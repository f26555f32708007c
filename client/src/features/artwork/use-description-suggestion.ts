import type { DescriptionWay } from "@naqsh/shared/artwork";
import { useEffect, useRef, useState } from "react";
import { useEnhanceDescription } from "./own-work.api";
import type { ArtworkDraft } from "./artwork-draft";
import { originOf, proposedText, writtenOf, type Written } from "./description-origin";

const sizeOf = ({ dimensions, heightCm, widthCm }: ArtworkDraft): string =>
  dimensions || (heightCm && widthCm ? `${heightCm} × ${widthCm} سم` : "");

/**
 * Asks for descriptions and puts them into the form. A text that was suggested and not changed since is not the artist's
 * own: another way begins again from what they wrote, which `undo` gives back.
 */
export const useDescriptionSuggestion = (
  draft: ArtworkDraft,
  onChange: (change: Partial<ArtworkDraft>) => void,
  onError: (failure: Error) => void,
) => {
  const enhance = useEnhanceDescription();
  const [last, setLast] = useState<{ own: Written; suggested: string } | null>(null);
  // The answer comes seconds later: it joins the form as it is by then.
  const latest = useRef({ draft, onChange });
  useEffect(() => {
    latest.current = { draft, onChange };
  });
  const isSuggested = last !== null && draft.description === last.suggested;
  const own = isSuggested ? last.own : writtenOf(draft);

  const suggest = (enhancement: DescriptionWay) => {
    const { title, category, medium } = draft;
    const currentDescription = enhancement === "improve" ? draft.description : own.description;
    const body = { title, category, medium, dimensions: sizeOf(draft), currentDescription, enhancement };
    enhance.mutate(body, {
      onSuccess: ({ enhancedDescription: suggested, source }) => {
        const now = latest.current;
        const isUntouched = now.draft.description === draft.description;
        setLast({ own: isUntouched ? own : writtenOf(now.draft), suggested });
        // Nothing to mend: it is the words that were there.
        const isSame = suggested.trim() === now.draft.description.trim();
        now.onChange(isSame ? { description: suggested } : proposedText(suggested, source));
      },
      onError,
    });
  };

  return {
    suggest,
    undo: () => onChange(own),
    pendingWay: enhance.isPending ? enhance.variables.enhancement : null,
    /** Whose words stand in the form, as it is kept with the work. */
    origin: originOf(draft),
    mayUndo: isSuggested,
    tags: enhance.data?.aiTags ?? [],
    style: enhance.data?.styleAnalysis ?? null,
  };
};
