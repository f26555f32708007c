import styled from "@emotion/styled";
import Button from "@mui/material/Button";
import { STRIPE_METHOD, TRANSFER_METHOD, type OrderView, type WaysToPay } from "@naqsh/shared/order";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Awaited } from "../../ui/awaited";
import { useOnline } from "../../ui/offline-bar";
import { Skeleton } from "../../ui/skeleton";
import { useBeginPayment, useWaysToPay } from "./payment.api";
import { SandboxForm } from "./sandbox-form";

/** In the order in which they are offered. */
const WAYS = ["stripe", "transfer", "sandbox"] as const;
type Way = (typeof WAYS)[number];

const METHOD_OF = { stripe: STRIPE_METHOD, transfer: TRANSFER_METHOD } as const;

const openWays = (ways: WaysToPay): Way[] => WAYS.filter((way) => Boolean(ways[way]));

const Choice = ({ order, ways }: { order: OrderView; ways: readonly Way[] }) => {
  const { t } = useTranslation("payment");
  const isOnline = useOnline();
  const [chosen, setChosen] = useState<Way | undefined>(ways[0]);
  const beginning = useBeginPayment(order);
  if (chosen === undefined) return <p role="status">{t("none")}</p>;
  return (
    <Ways>
      {ways.length > 1 && (
        <fieldset>
          <legend>{t("choose")}</legend>
          {ways.map((way) => (
            <label key={way}>
              <input type="radio" name="way" value={way} checked={chosen === way} onChange={() => setChosen(way)} />
              <strong>{t(`ways.${way}.name`)}</strong>
              <span>{t(`ways.${way}.text`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {chosen === "sandbox" ? (
        <SandboxForm order={order} />
      ) : (
        <>
          {ways.length === 1 && <p>{t(`ways.${chosen}.text`)}</p>}
          <div>
            <Button
              variant="contained"
              size="large"
              loading={beginning.isPending}
              disabled={!isOnline}
              onClick={() => beginning.mutate(METHOD_OF[chosen])}
            >
              {t(`ways.${chosen}.begin`)}
            </Button>
          </div>
        </>
      )}
    </Ways>
  );
};

/** Begins the payment of an order by one of the ways that are open now. What follows, the order itself says. */
export const PaymentMethods = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation("payment");
  return (
    <Awaited
      query={useWaysToPay()}
      loading={t("loading")}
      bones={<Skeleton block="180px" radius="12px" />}
      failed={t("failedToLoad")}
    >
      {(ways) => <Choice order={order} ways={openWays(ways)} />}
    </Awaited>
  );
};

const Ways = styled.div`
  display: grid;
  gap: var(--space-xl);

  fieldset {
    display: grid;
    gap: var(--space-m);
    margin: 0;
    padding: 0;
    border: 0;
  }

  legend {
    padding: 0;
    margin-block-end: 10px;
    font: 600 var(--text-heading)/1.4 var(--font-display);
    word-spacing: var(--display-gap);
  }

  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-2xs) var(--space-m);
    align-items: center;
    padding: 14px 18px;
    border: 1.5px solid var(--line-strong);
    border-radius: 12px;
    background: var(--surface);
    cursor: pointer;
  }

  label:has(input:checked) {
    border-color: var(--primary);
    background: var(--primary-soft);
  }

  label:has(input:focus-visible) {
    outline: 3px solid var(--link);
    outline-offset: 3px;
  }

  label > input {
    accent-color: var(--primary);
  }

  label > span {
    grid-column: 2;
    font-size: var(--text-small);
    color: var(--ink-2);
  }
`;
