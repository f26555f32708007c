import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import { SANDBOX_METHODS, type OrderView, type SandboxMethod } from "@naqsh/shared/order";
import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { InfoIcon, LockIcon } from "../../ui/icons";
import { Money } from "../../ui/money";
import { useOnline } from "../../ui/offline-bar";
import { useBeginPayment } from "./payment.api";
import { TestCard } from "./test-card";

/** Pays an order through the sandbox provider, which says that it is one. A second press sends nothing. */
export const SandboxForm = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation("payment");
  const isOnline = useOnline();
  const [method, setMethod] = useState<SandboxMethod>("sandbox-succeeds");
  const paying = useBeginPayment(order);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (!paying.isPending && isOnline) paying.mutate({ method });
      }}
    >
      <p className="sandbox">
        <InfoIcon size={20} />
        {t("sandbox.notice")}
      </p>
      <fieldset>
        <legend>{t("sandbox.cards")}</legend>
        {SANDBOX_METHODS.map((one) => (
          <TestCard key={one} method={one} isChosen={method === one} onChoose={() => setMethod(one)} />
        ))}
      </fieldset>
      <Button type="submit" variant="contained" size="large" loading={paying.isPending} disabled={!isOnline}>
        {isOnline ? (
          <>
            {t("pay")} <Money amount={order.amounts.total} />
          </>
        ) : (
          t("payOffline")
        )}
      </Button>
      <p className="safe">
        <LockIcon size={17} />
        {t("sandbox.safe")}
      </p>
    </Form>
  );
};

const Form = styled.form`
  display: grid;
  gap: var(--space-l);

  .sandbox {
    display: flex;
    gap: var(--space-m);
    padding: 12px 16px;
    border-radius: 10px;
    background: color-mix(in srgb, var(--sea) 10%, var(--surface));
    color: var(--sea);
    font-size: var(--text-small);
    line-height: 1.6;
  }

  .sandbox svg {
    margin-block-start: 2px;
  }

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

  .safe {
    display: flex;
    gap: var(--space-s);
    align-items: center;
    justify-content: center;
    font-size: var(--text-small);
    color: var(--ink-2);
  }
`;
