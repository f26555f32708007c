import type { Standing } from "@naqsh/shared/auction";
import { useTranslation } from "../../../i18n/use-translation";
import type { IconType } from "../../../ui/drawn-icon";
import { DoneIcon, GavelIcon, RefusedIcon, TimerIcon, WarningIcon } from "../../../ui/icons";
import { StatusPill, type Tone } from "../../../ui/status-pill";

type Chip = { tone: Tone; icon: IconType };

const chips: Record<Standing["state"], Chip> = {
  leading: { tone: "good", icon: DoneIcon },
  outbid: { tone: "urgent", icon: WarningIcon },
  won: { tone: "good", icon: GavelIcon },
  paid: { tone: "good", icon: DoneIcon },
  offered: { tone: "brand", icon: TimerIcon },
  lost: { tone: "neutral", icon: GavelIcon },
  missedPayment: { tone: "urgent", icon: RefusedIcon },
  declined: { tone: "neutral", icon: RefusedIcon },
  voided: { tone: "urgent", icon: RefusedIcon },
};

/** How the reader stands in an auction, as a chip. */
export const StandingChip = ({ standing }: { standing: Standing }) => {
  const { t } = useTranslation("auction");
  const { tone, icon } = chips[standing.state];
  return (
    <StatusPill tone={tone} icon={icon}>
      {t(`standing.${standing.state}`)}
    </StatusPill>
  );
};
