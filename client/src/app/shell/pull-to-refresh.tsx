import styled from "@emotion/styled";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { RefreshIcon } from "../../ui/icons";

/** How far a pull has to go, in CSS pixels. */
const TRIGGER_PX = 80;
const LIMIT_PX = 150;

type Pull = { px: number; isRefreshing: boolean };

/** Drag from the top of the page: what it shows is fetched again, without loading the page anew. */
const usePull = (): Pull => {
  const queries = useQueryClient();
  const [px, setPx] = useState(0);
  const [isRefreshing, setRefreshing] = useState(false);

  useEffect(() => {
    let startY: number | null = null;
    let pulled = 0;
    const begin = (event: TouchEvent) => {
      startY = window.scrollY <= 0 ? (event.touches[0]?.clientY ?? null) : null;
    };
    const move = (event: TouchEvent) => {
      if (startY === null) return;
      pulled = Math.max(0, Math.min(LIMIT_PX, (event.touches[0]?.clientY ?? startY) - startY));
      setPx(pulled);
    };
    const end = () => {
      if (pulled >= TRIGGER_PX) {
        setRefreshing(true);
        void queries.refetchQueries({ type: "active" }).finally(() => setRefreshing(false));
      }
      startY = null;
      pulled = 0;
      setPx(0);
    };
    window.addEventListener("touchstart", begin, { passive: true });
    window.addEventListener("touchmove", move, { passive: true });
    window.addEventListener("touchend", end);
    window.addEventListener("touchcancel", end);
    return () => {
      window.removeEventListener("touchstart", begin);
      window.removeEventListener("touchmove", move);
      window.removeEventListener("touchend", end);
      window.removeEventListener("touchcancel", end);
    };
  }, [queries]);

  return { px, isRefreshing };
};

export const PullToRefresh = () => {
  const { t } = useTranslation();
  const { px, isRefreshing } = usePull();
  if (px === 0 && !isRefreshing) return null;
  const isReady = px >= TRIGGER_PX;
  const pulling = isReady ? t("pull.release") : t("pull.pull");
  return (
    <Hint data-ready={isReady} style={{ blockSize: isRefreshing ? 48 : px / 2 }} role="status">
      <RefreshIcon size={18} />
      {isRefreshing ? t("pull.refreshing") : pulling}
    </Hint>
  );
};

const Hint = styled.div`
  display: flex;
  align-items: end;
  justify-content: center;
  gap: var(--space-m);
  overflow: hidden;
  padding-block-end: 8px;
  color: var(--ink-2);
  font-size: var(--text-small);

  svg {
    transition: rotate var(--t-enter);
  }

  &[data-ready="true"] svg {
    rotate: 180deg;
  }
`;
