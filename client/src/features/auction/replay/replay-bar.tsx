import { IconButton } from "../../../ui/icon-button";
import { Button } from "../../../ui/button";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { copyText } from "../../../lib/copy-text";
import { ShieldIcon } from "../../../ui/icons";
import { BackIcon, KeyboardIcon, LinkIcon, ScrollIcon } from "../../../ui/tool-icons";
import { SaduBand } from "../../../ui/sadu-band";
import { showToast } from "../../../ui/toast.store";
import { Bar } from "../room/room-bar";
import type { ReplayStore } from "./replay.store";
import { addressOfMoment } from "./use-replay";

type ReplayBarProps = { auctionId: string; replay: ReplayStore; onKeys: () => void; onMoments: () => void };

/** The way back to the room, the link of this moment, the proof, the keys. */
export const ReplayBar = ({ auctionId, replay, onKeys, onMoments }: ReplayBarProps) => {
  const { t } = useTranslation("replay");
  const copy = async () => {
    const isCopied = await copyText(addressOfMoment(replay.getState().atMs));
    showToast({ title: t(isCopied ? "copied" : "notCopied"), tone: isCopied ? "good" : "urgent" });
  };
  const proof = `/auctions/${auctionId}/certificate`;
  return (
    <Bar>
      <div className="row">
        <Link to={`/auctions/${auctionId}`} className="back" aria-label={t("backLabel")}>
          <BackIcon />
          <span className="wide">{t("back")}</span>
        </Link>
        <span className="name display">{t("title")}</span>
        <span className="grow" />
        <span className="tools">
          <Button className="wide" variant="outlined" startIcon={<LinkIcon />} onClick={() => void copy()}>
            {t("copyMoment")}
          </Button>
          <Button className="wide" variant="outlined" component={Link} to={proof} startIcon={<ShieldIcon />}>
            {t("certificate")}
          </Button>
          <IconButton className="wide" aria-label={t("keys.open")} onClick={onKeys}>
            <KeyboardIcon />
          </IconButton>
          <IconButton className="phone" aria-label={t("copyMoment")} onClick={() => void copy()}>
            <LinkIcon />
          </IconButton>
          <IconButton className="phone" component={Link} to={proof} aria-label={t("certificate")}>
            <ShieldIcon />
          </IconButton>
          <IconButton className="phone" aria-label={t("momentsOpen")} onClick={onMoments}>
            <ScrollIcon />
          </IconButton>
        </span>
      </div>
      <SaduBand kind="thread" />
    </Bar>
  );
};
