import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/material/dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { AuctionHead } from "@naqsh/shared/auction";
import { vatOf, withVat, type Halalas } from "@naqsh/shared/kernel/money";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { AmountField } from "../../../ui/form/amount-field";
import { LockIcon } from "../../../ui/icons";
import { Money } from "../../../ui/money";
import { Sums } from "../../../ui/sums";
import type { BidDesk } from "./bid-desk.store";
import { Phrase } from "../phrase";
import { ON_ITS_SIDE } from "../room-shapes";

/** What the system would bid at once for this maximum: no more than it needs to lead. */
const firstBidOf = (head: AuctionHead, maximum: Halalas): Halalas => Math.min(maximum, head.ask);

/** While the reserve is unmet the price follows the maximum up to it (docs/rules.md#reserve), and the example says so. */
const BelowReserve = ({ maximum }: { maximum: Halalas }) => {
  const { t } = useTranslation("auction");
  return (
    <div className="example">
      <strong>{t("maximum.example")}</strong>
      <span>
        <Phrase of="maximum.reserveNotMet" amount={maximum} />
      </span>
      <span>{t("maximum.reserveThen")}</span>
      <span>{t("maximum.tie")}</span>
    </div>
  );
};

const Example = ({ desk, head, maximum }: { desk: BidDesk; head: AuctionHead; maximum: Halalas }) => {
  const { t } = useTranslation("auction");
  if (head.reserveStatus === "notMet") return <BelowReserve maximum={maximum} />;
  if (desk.suggested.mode === "raise") {
    return (
      <div className="example">
        <strong>{t("maximum.example")}</strong>
        <span>{t("maximum.raiseStays")}</span>
        <span>
          <Phrase of="maximum.raiseThen" amount={maximum} />
        </span>
      </div>
    );
  }
  return (
    <div className="example">
      <strong>{t("maximum.example")}</strong>
      <span>
        <Phrase of="maximum.first" amount={firstBidOf(head, maximum)} />
      </span>
      <span>
        <Phrase of="maximum.then" amount={desk.suggested.step} other={maximum} />
      </span>
      <span>{t("maximum.tie")}</span>
    </div>
  );
};

const NOTHING = <span aria-hidden="true">—</span>;

/** What the reader may come to pay; empty until they have said how much. */
const Totals = ({ maximum }: { maximum: Halalas | null }) => {
  const { t } = useTranslation("auction");
  return (
    <Sums>
      <dt>{t("maximum.yours")}</dt>
      <dd>{maximum === null ? NOTHING : <Money amount={maximum} />}</dd>
      <dt>{t("maximum.vat")}</dt>
      <dd>{maximum === null ? NOTHING : <Money amount={vatOf(maximum)} />}</dd>
      <dt className="total">{t("maximum.total")}</dt>
      <dd className="total">{maximum === null ? NOTHING : <Money amount={withVat(maximum)} />}</dd>
    </Sums>
  );
};

const RIYAL = 100;

const ConfirmWords = ({ maximum }: { maximum: Halalas | null }) => {
  const { t } = useTranslation("auction");
  return maximum === null ? t("button.chooseAmount") : <Phrase of="maximum.confirm" amount={maximum} />;
};

type MaxBidSheetProps = { desk: BidDesk; head: AuctionHead; isConnected: boolean };

/** The most that the reader will pay, with what happens next and the total at that amount. */
export const MaxBidSheet = ({ desk, head, isConnected }: MaxBidSheetProps) => {
  const { t } = useTranslation("auction");
  const format = useFormat();
  // Nothing is proposed: how much it may come to is the reader's own to say.
  const [maximum, setMaximum] = useState<Halalas | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { minimum, mode } = desk.suggested;
  const isTooLow = maximum !== null && maximum < minimum;
  const isBroken = maximum !== null && maximum % RIYAL !== 0;
  const isPending = desk.current.phase === "pending";
  const minimumText = t("maximum.atLeast", { amount: format.moneyText(minimum) });
  const error = isBroken ? t("maximum.wholeRiyals") : minimumText;

  const close = () => {
    desk.setMaximumOpen(false);
    setMaximum(null);
    setAsked(false);
  };
  const send = () => {
    setAsked(true);
    if (maximum === null || isTooLow || isBroken || isPending || !isConnected) return;
    desk.send(maximum);
    close();
  };
  return (
    <Sheet open={desk.isMaximumOpen} onClose={close} maxWidth="xs" fullWidth aria-labelledby="max-bid-title">
      <DialogTitle id="max-bid-title">{t(mode === "raise" ? "maximum.raiseTitle" : "maximum.title")}</DialogTitle>
      <DialogContent>
        <Body>
          <p className="secret">
            <LockIcon size={19} />
            {t("maximum.secret")}
          </p>
          <AmountField
            label={t("maximum.label")}
            value={maximum}
            onChange={setMaximum}
            hint={minimumText}
            error={(isAsked || isTooLow) && (isTooLow || isBroken) ? error : undefined}
          />
          <Example desk={desk} head={head} maximum={maximum ?? minimum} />
        </Body>
      </DialogContent>
      <Pinned>
        <Totals maximum={maximum} />
      </Pinned>
      <Actions>
        <Button variant="text" onClick={close}>
          {t("cancel")}
        </Button>
        <Button variant="contained" onClick={send} disabled={!isConnected || isPending || maximum === null}>
          {isConnected ? <ConfirmWords maximum={maximum} /> : t("button.paused")}
        </Button>
      </Actions>
    </Sheet>
  );
};

/** Under 768 it comes up from the bottom, within a thumb's reach. */
const Sheet = styled(Dialog)`
  @media (max-width: 767.95px) {
    .MuiDialog-container {
      align-items: end;
    }
    .MuiDialog-paper {
      inline-size: 100%;
      max-inline-size: 640px;
      max-block-size: 92svh;
      margin: 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
      padding-block-end: env(safe-area-inset-bottom);
    }
  }

  ${ON_ITS_SIDE} {
    .MuiDialog-paper {
      max-block-size: calc(100svh - 16px);
      margin: 8px;
    }
    .MuiDialogActions-root {
      padding-block: 6px 10px;
    }
  }

  @media (max-height: 699.95px) {
    .MuiDialogTitle-root {
      padding-block: 10px 6px;
      font-size: var(--text-heading);
    }
  }
`;

/** Never scrolled away: it stands above the button. */
const Pinned = styled.div`
  flex: none;
  padding: 10px 24px 0;
  border-block-start: 1px solid var(--line);

  @media (max-height: 699.95px) {
    dl {
      font-size: var(--text-small);
      row-gap: 0;
    }
    .total {
      padding-block-start: 2px;
    }
  }

  /* On its side there is room for the total alone. */
  ${ON_ITS_SIDE} {
    padding-block-start: 4px;

    :is(dt, dd):not(.total) {
      display: none;
    }
    .total {
      border: 0;
    }
  }
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-l);

  .secret {
    display: flex;
    gap: var(--space-s);
    align-items: start;
    color: var(--ink-2);
    font-size: var(--text-label);
  }

  .secret svg {
    margin-block-start: 3px;
    color: var(--primary);
  }

  .example {
    display: grid;
    gap: var(--space-xs);
    padding: 14px 16px;
    border-radius: 10px;
    background: var(--sunken);
    border: 1px solid var(--line);
    font-size: var(--text-label);
    line-height: 1.65;
  }

  .example strong {
    font-weight: 600;
  }
`;

/** Side by side if both fit in a line; else the confirmation above, each as wide as the sheet. */
const Actions = styled(DialogActions)`
  @media (max-width: 479.95px) {
    flex-direction: column-reverse;
    align-items: stretch;

    && > * {
      margin: 0;
    }
  }
`;
