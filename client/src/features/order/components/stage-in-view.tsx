import styled from "@emotion/styled";
import type { OrderView } from "@naqsh/shared/order";
import { useEffect, useRef, type ReactNode } from "react";
import { useNow } from "../../../lib/clock.store";
import { stageOfOrder, type OrderStage } from "../order-stage";

type StageInViewProps = { order: OrderView; children: (stage: OrderStage) => ReactNode };

/** What an order has come to; what changes while its buyer watches comes into view. */
export const StageInView = ({ order, children }: StageInViewProps) => {
  const stage = stageOfOrder(order, useNow());
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(stage);
  useEffect(() => {
    if (seen.current !== stage) place.current?.scrollIntoView({ block: "start" });
    seen.current = stage;
  }, [stage]);
  return <Place ref={place}>{children(stage)}</Place>;
};

const Place = styled.div`
  display: grid;
  gap: var(--space-xl);
  scroll-margin-block-start: 130px;
`;
