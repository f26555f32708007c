import styled from "@emotion/styled";
import type { ArtworkDetail, ArtworkStatus } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";
import { WhyButton } from "../../../lib/why/why-button";
import { Bidi } from "../../../ui/bidi";
import type { IconType } from "../../../ui/drawn-icon";
import { ClockIcon, DoneIcon, GavelIcon, RefusedIcon, TimerIcon } from "../../../ui/icons";
import { StatusPill, type Tone } from "../../../ui/status-pill";
import { standingOf, type WorkStanding } from "../sale-terms";

const looks: Record<ArtworkStatus, { tone: Tone; icon: IconType }> = {
  pending: { tone: "waiting", icon: ClockIcon },
  approved: { tone: "good", icon: DoneIcon },
  rejected: { tone: "urgent", icon: RefusedIcon },
  withdrawn: { tone: "notice", icon: RefusedIcon },
};

const standings: Record<Exclude<WorkStanding, "free">, { tone: Tone; icon: IconType }> = {
  scheduled: { tone: "notice", icon: ClockIcon },
  live: { tone: "brand", icon: GavelIcon },
  awaitingPayment: { tone: "waiting", icon: TimerIcon },
  offered: { tone: "waiting", icon: TimerIcon },
  sold: { tone: "good", icon: DoneIcon },
};

/** Where a work stands: in an auction or sold; before that its review, and why it was refused. */
export const ReviewStatus = ({ artwork }: { artwork: ArtworkDetail }) => {
  const { t } = useTranslation("artwork");
  const standing = standingOf(artwork);
  if (standing !== "free") {
    return (
      <Frame>
        <StatusPill {...standings[standing]}>{t(`standings.${standing}`)}</StatusPill>
      </Frame>
    );
  }
  const status = artwork.status ?? (artwork.approved ? "approved" : "pending");
  return (
    <Frame>
      <StatusPill {...looks[status]}>{t(`statuses.${status}`)}</StatusPill>
      {status === "pending" && (
        <p>
          {t("pendingPromise")} <WhyButton state="underReview" subject={artwork.id} />
        </p>
      )}
      {status === "rejected" && artwork.rejection && (
        <p>
          <strong>{t(`rejections.${artwork.rejection.reason}`)}</strong>
          {artwork.rejection.note && (
            <>
              {" "}
              <Bidi>{artwork.rejection.note}</Bidi>
            </>
          )}{" "}
          <WhyButton state="rejected" subject={artwork.id} />
        </p>
      )}
    </Frame>
  );
};

const Frame = styled.div`
  display: grid;
  gap: var(--space-s);
  justify-items: start;

  p {
    font-size: var(--text-small);
    line-height: 1.6;
    color: var(--ink-2);
  }

  strong {
    color: var(--ink);
    font-weight: 600;
  }
`;
