import { Button } from "./button";
import { Suspense, useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation";
import { awaitTakeOver } from "../lib/taken-over";
import { useHydrated } from "../lib/use-hydrated";
import { PartBoundary } from "./part-boundary";

const Retry = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation("ui");
  return (
    <Button variant="outlined" size="small" onClick={onRetry}>
      {t("retry")}
    </Button>
  );
};

const offerRetry = (retry: () => void) => <Retry onRetry={retry} />;

/** Stands in a part that the server drew until it is taken over; `public/first-paint.js` keeps what is pressed there till then. */
const Coming = ({ onTaken }: { onTaken: (isTaken: true) => void }) => {
  useEffect(() => onTaken(true), [onTaken]);
  return <template data-coming="" />;
};

type LatePlaceProps = { fallback?: ReactNode; children: ReactNode };

/**
 * A part that the server drew, as it was drawn until its code has taken it over: React would put the fallback in the place of
 * what is read there when something new came for it before.
 */
const Place = ({ fallback, children }: LatePlaceProps) => {
  const isHydrated = useHydrated();
  const [isTaken, setTaken] = useState(isHydrated);
  useEffect(() => (isTaken ? undefined : awaitTakeOver()), [isTaken]);
  const now = (
    <Suspense fallback={fallback}>
      {children}
      {!isTaken && <Coming onTaken={setTaken} />}
    </Suspense>
  );
  const [drawn] = useState(now);
  return isTaken ? now : drawn;
};

/** Where a late part stands: `fallback` until it is there; if it breaks, it alone does. */
export const LatePlace = (props: LatePlaceProps) => (
  <PartBoundary failed={offerRetry}>
    <Place {...props} />
  </PartBoundary>
);
