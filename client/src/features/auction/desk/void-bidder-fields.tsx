import MenuItem from "@mui/material/MenuItem";
import { OutlinedInput } from "../../../ui/material/outlined-input";
import { Select } from "../../../ui/material/select";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { Bidi } from "../../../ui/bidi";
import { Field } from "../../../ui/form/field";
import { auctionKeys, listBidders, type Bidder } from "../auction.api";

type BidderFieldProps = {
  auctionId: string;
  isOpen: boolean;
  alias: number | "";
  onChange: (alias: number | "") => void;
  error: string | undefined;
};

/** Everyone whose bids stand, by number and name. */
export const BidderField = ({ auctionId, isOpen, alias, onChange, error }: BidderFieldProps) => {
  const { t } = useTranslation("auction");
  const format = useFormat();
  const { data: bidders = [] } = useQuery({
    queryKey: auctionKeys.bidders(auctionId),
    queryFn: ({ signal }) => listBidders(auctionId, signal),
    enabled: isOpen,
    staleTime: 0,
  });
  const nameOf = (bidder: Bidder) => t("alias", { number: format.number(bidder.alias) });
  const chosen = bidders.find((one) => one.alias === alias);
  return (
    <Field label={t("void.bidder")} error={error}>
      {({ id, describedBy, isInvalid }) => (
        <Select
          displayEmpty
          // It would still lie over the reason while it fades.
          MenuProps={{ transitionDuration: 0 }}
          value={alias}
          error={isInvalid}
          onChange={(event) => onChange(event.target.value)}
          renderValue={() => (chosen ? nameOf(chosen) : t("void.choose"))}
          SelectDisplayProps={{ "aria-label": t("void.bidder"), "aria-describedby": describedBy }}
          slotProps={{ input: { id } }}
        >
          {bidders.map((bidder) => (
            <MenuItem key={bidder.alias} value={bidder.alias}>
              {nameOf(bidder)}
              {bidder.name && (
                <span style={{ color: "var(--ink-2)" }}>
                  <Bidi>{bidder.name}</Bidi>
                </span>
              )}
            </MenuItem>
          ))}
        </Select>
      )}
    </Field>
  );
};

type ReasonFieldProps = { reason: string; onChange: (reason: string) => void; error: string | undefined };

/** What the history tells of why. */
export const ReasonField = ({ reason, onChange, error }: ReasonFieldProps) => {
  const { t } = useTranslation("auction");
  return (
    <Field label={t("void.reason")} hint={t("void.reasonHint")} error={error}>
      {({ id, describedBy, isInvalid }) => (
        <OutlinedInput
          id={id}
          multiline
          minRows={2}
          value={reason}
          error={isInvalid}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{ input: { "aria-describedby": describedBy, maxLength: 1000 } }}
        />
      )}
    </Field>
  );
};
