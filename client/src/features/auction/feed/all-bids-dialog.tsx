import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { ListedBid } from "@naqsh/shared/auction";
import { halalasFromDecimal } from "@naqsh/shared/kernel/money";
import { useTranslation } from "../../../i18n/use-translation";
import { useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/material/dialog";
import { MoreButton } from "../../../ui/more-button";
import { Loading } from "../../../ui/skeleton";
import { RowBones } from "../../../ui/bones";
import { Stack } from "../../../ui/stack";
import { ErrorState } from "../../../ui/states";
import { useAllBids } from "../auction.api";
import { namesOf } from "../bidder-names";
import { BidLine } from "./bid-line";
import { FeedList } from "./feed-list";
import type { BidRow } from "./feed-lines";

const rowOf = ({ kind, number, bidder, amount, createdAt, voided, hash }: ListedBid): BidRow => ({
  kind,
  sequence: number,
  number,
  alias: bidder,
  amount: halalasFromDecimal(amount) ?? 0,
  at: createdAt,
  voided,
  hash,
});

const Bids = ({ bids }: { bids: ListedBid[] }) => {
  const own = bids.find(({ mine }) => mine)?.bidder ?? null;
  const names = namesOf(bids);
  return (
    <FeedList style={{ inlineSize: "100%" }}>
      {bids.map((bid) => (
        <BidLine
          key={bid.number}
          row={rowOf(bid)}
          own={own}
          leader={null}
          isNewest={false}
          isOvertaken={false}
          names={names}
          onReceipt={undefined}
        />
      ))}
    </FeedList>
  );
};

/** Asked for at each opening. */
const AllOf = ({ auctionId }: { auctionId: string }) => {
  const { t } = useTranslation("auction");
  const language = useLanguage();
  const list = useAllBids(auctionId);
  const { data, error, refetch } = list;
  if (data) {
    return (
      <Stack align="center">
        <Bids bids={data} />
        <MoreButton list={list} />
      </Stack>
    );
  }
  if (!error) {
    return (
      <Loading label={t("feed.all")}>
        <RowBones rows={6} />
      </Loading>
    );
  }
  const text = isApiError(error) ? error.text(language) : undefined;
  return <ErrorState title={t("feed.allFailed")} text={text} onRetry={() => void refetch()} />;
};

type AllBidsDialogProps = { auctionId: string; isOpen: boolean; onClose: () => void };

/** Every bid of an auction, the newest first, page by page, as it stood when it was opened. */
export const AllBidsDialog = ({ auctionId, isOpen, onClose }: AllBidsDialogProps) => {
  const { t } = useTranslation("auction");
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="all-bids-title">
      <DialogTitle id="all-bids-title">{t("feed.all")}</DialogTitle>
      <DialogContent tabIndex={0}>{isOpen && <AllOf auctionId={auctionId} />}</DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t("feed.closeAll")}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
