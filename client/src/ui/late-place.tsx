import { Button } from "./button";
import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
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

/** Where a late part stands: `fallback` until it is there; if it breaks, it alone does. */
export const LatePlace = ({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) => (
  <PartBoundary failed={offerRetry}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </PartBoundary>
);
