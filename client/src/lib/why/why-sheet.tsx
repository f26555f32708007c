import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/material/dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { WhyStep } from "@naqsh/shared/why";
import { useId } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Link, useLocation } from "react-router-dom";
import { useFormat } from "../../i18n/use-format";
import { Bidi } from "../../ui/bidi";
import { Loading, Skeleton } from "../../ui/skeleton";
import { isApiError } from "../api-error";
import { useWhyStory, type WhyQuestion } from "./why.api";
import { useWhyWords } from "./use-why-words";

const Step = ({ step }: { step: WhyStep }) => {
  const format = useFormat();
  const { pathname } = useLocation();
  const { sentence, reason, note } = useWhyWords()(step);
  const isElsewhere = step.link !== null && step.link !== pathname;
  return (
    <li>
      <span className="what">{isElsewhere && step.link ? <Link to={step.link}>{sentence}</Link> : sentence}</span>
      {reason && (
        <span className="because">
          <Bidi>{reason}</Bidi>
        </span>
      )}
      {note && (
        <span className="because">
          <Bidi>{note}</Bidi>
        </span>
      )}
      <time dateTime={step.at}>{format.exactDateTime(msFromInstant(step.at))}</time>
    </li>
  );
};

type WhySheetProps = { question: WhyQuestion; isOpen: boolean; onClose: () => void };

/** The two to five events behind a state, oldest first, each with its time. */
export const WhySheet = ({ question, isOpen, onClose }: WhySheetProps) => {
  const { t } = useTranslation("why");
  const titleId = useId();
  const { data, error, isPending } = useWhyStory(question, isOpen);
  const isGone = isApiError(error) && error.status === 404;
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t(`questions.${question.state}`)}</DialogTitle>
      <DialogContent>
        {data && (
          <>
            <p>{t("lead")}</p>
            <Story data-testid="why-story">
              {data.steps.map((step) => (
                <Step key={step.id} step={step} />
              ))}
            </Story>
          </>
        )}
        {error && <p role="alert">{t(isGone ? "gone" : "failed")}</p>}
        {isPending && (
          <Loading label={t("loading")}>
            <Skeleton inline="80%" block="20px" />
            <Skeleton inline="60%" block="20px" />
          </Loading>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Story = styled.ol`
  display: grid;
  gap: 0;
  margin-block-start: 12px;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    display: grid;
    gap: var(--space-2xs);
    padding-block-end: 18px;
    padding-inline-start: 24px;
    border-inline-start: 2px solid var(--line-strong);
  }

  li:last-of-type {
    padding-block-end: 2px;
    border-color: transparent;
  }

  li::before {
    content: "";
    position: absolute;
    inset-block-start: 7px;
    inset-inline-start: -7px;
    inline-size: 12px;
    block-size: 12px;
    border-radius: 50%;
    background: var(--surface);
    border: 2px solid var(--line-strong);
  }

  li:last-of-type::before {
    background: var(--primary);
    border-color: var(--primary);
  }

  .what {
    font-size: var(--text-body);
    font-weight: 600;
    line-height: 1.55;
  }

  .because {
    font-size: var(--text-small);
    line-height: 1.6;
  }

  time {
    font-size: var(--text-caption);
    line-height: 1.6;
    color: var(--ink-2);
  }
`;
