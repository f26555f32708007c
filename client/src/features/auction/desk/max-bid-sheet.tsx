import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { Dialog, DialogActions, DialogContent, DialogTitle } from "../../../ui/dialog";
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

type MaxBidSheetProps = { desk: BidDesk; head: AuctionHead; isConnected: boolean; isAhead: boolean };

/** The most that the reader will pay, with what happens next and the total at that amount. */
export const MaxBidSheet = ({ desk, head, isConnected, isAhead }: MaxBidSheetProps) => {
  const { t } = useTranslation("auction");
  const format = useFormat();
  // Nothing is proposed: how much it may come to is the reader's own to say.
  const [maximum, setMaximum] = useState<Halalas | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [closings, setClosings] = useState(0);
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
    setClosings(closings + 1);
  };
  const send = () => {
    setAsked(true);
    if (maximum === null || isTooLow || isBroken || isPending || !isConnected) return;
    desk.send(maximum);
    close();
  };
  return (
    <Dialog open={desk.isMaximumOpen} onClose={close} isSheet isAhead={isAhead} aria-labelledby="max-bid-title">
      <DialogTitle id="max-bid-title">{t(mode === "raise" ? "maximum.raiseTitle" : "maximum.title")}</DialogTitle>
      <DialogContent>
        <Body>
          <p className="secret">
            <LockIcon size={19} />
            {t("maximum.secret")}
          </p>
          <AmountField
            key={closings}
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
      <DialogActions>
        <Button variant="text" onClick={close}>
          {t("cancel")}
        </Button>
        <Button variant="contained" onClick={send} disabled={!isConnected || isPending || maximum === null}>
          {isConnected ? <ConfirmWords maximum={maximum} /> : t("button.paused")}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

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
