import MenuItem from "@mui/material/MenuItem";
import OutlinedInput from "@mui/material/OutlinedInput";
import Select from "@mui/material/Select";
import { VoidBidderBody } from "@naqsh/shared/auction";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { Bidi } from "../../../ui/bidi";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { Field } from "../../../ui/field";
import { showToast } from "../../../ui/toast.store";
import { auctionKeys, listBidders, voidBidder, type Bidder } from "../auction.api";

type VoidBidderDialogProps = { auctionId: string; isOpen: boolean; onClose: () => void };

/** An administrator takes out all bids of one bidder, and says why; the history keeps both. */
export const VoidBidderDialog = ({ auctionId, isOpen, onClose }: VoidBidderDialogProps) => {
  const { t } = useTranslation("auction");
  const format = useFormat();
  const language = useLanguage();
  const [alias, setAlias] = useState<number | "">("");
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const { data: bidders = [] } = useQuery({
    queryKey: auctionKeys.bidders(auctionId),
    queryFn: ({ signal }) => listBidders(auctionId, signal),
    enabled: isOpen,
    staleTime: 0,
  });
  const body = VoidBidderBody.safeParse({ alias, reason });
  const close = () => {
    setAsked(false);
    onClose();
  };
  const voiding = useMutation({
    mutationFn: (valid: VoidBidderBody) => voidBidder(auctionId, valid),
    onSuccess: () => {
      showToast({ title: t("void.done"), tone: "good" });
      setAlias("");
      setReason("");
      close();
    },
    onError: (failure) => {
      if (isApiError(failure)) showToast({ title: failure.text(language), tone: "urgent" });
    },
  });
  const confirm = () => {
    setAsked(true);
    if (body.success) voiding.mutate(body.data);
  };
  const nameOf = (bidder: Bidder) => t("alias", { number: format.number(bidder.alias) });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t("void.title")}
      confirmLabel={t("void.button")}
      tone="danger"
      isPending={voiding.isPending}
      onConfirm={confirm}
      onCancel={close}
    >
      <div style={{ display: "grid", gap: 16 }}>
        <p>{t("void.text")}</p>
        <Field label={t("void.bidder")} error={isAsked && alias === "" ? t("void.bidderMissing") : undefined}>
          {({ id, describedBy, isInvalid }) => (
            <Select
              displayEmpty
              // It would still lie over the reason while it fades.
              MenuProps={{ transitionDuration: 0 }}
              value={alias}
              error={isInvalid}
              onChange={(event) => setAlias(event.target.value)}
              renderValue={(chosen) => {
                const bidder = bidders.find((one) => one.alias === chosen);
                return bidder ? nameOf(bidder) : t("void.choose");
              }}
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
        <Field
          label={t("void.reason")}
          hint={t("void.reasonHint")}
          error={isAsked && reason.trim().length < 3 ? t("void.reasonMissing") : undefined}
        >
          {({ id, describedBy, isInvalid }) => (
            <OutlinedInput
              id={id}
              multiline
              minRows={2}
              value={reason}
              error={isInvalid}
              onChange={(event) => setReason(event.target.value)}
              slotProps={{ input: { "aria-describedby": describedBy, maxLength: 1000 } }}
            />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  );
};
