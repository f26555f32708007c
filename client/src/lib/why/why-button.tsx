import styled from "@emotion/styled";
import type { WhyState } from "@naqsh/shared/why";
import { createContext, useContext, useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { MountedOnceOpen } from "../../ui/mounted-once-open";
import { latePart } from "../../ui/late-part";

const WhySheet = latePart(async () => (await import("./why-sheet")).WhySheet, "room");

/** The instant of the past as of which a part of the screen asks (a replay); null: now. */
export const WhyMoment = createContext<string | null>(null);

type WhyButtonProps = { state: WhyState; subject: string };

/** «لماذا؟» beside a state: opens the events behind it. `subject`: the id of the auction, work or order. */
export const WhyButton = ({ state, subject }: WhyButtonProps) => {
  const { t } = useTranslation("why");
  const moment = useContext(WhyMoment);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState<string | null>(null);
  const ask = () => {
    // A replay may play on behind its question.
    setAt(moment);
    setOpen(true);
  };
  return (
    <>
      <Ask type="button" aria-haspopup="dialog" aria-label={t(`questions.${state}`)} onClick={ask}>
        {t("ask")}
      </Ask>
      <MountedOnceOpen isOpen={isOpen}>
        <WhySheet question={{ state, subject, at }} isOpen={isOpen} onClose={() => setOpen(false)} />
      </MountedOnceOpen>
    </>
  );
};

/** As tall as a finger needs, without making its line taller. */
const Ask = styled.button`
  min-block-size: 44px;
  margin-block: -10px;
  padding-inline: 8px;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: var(--text-small);
  font-weight: 500;
  text-decoration: underline;
  text-underline-offset: 0.3em;
  cursor: pointer;
`;
