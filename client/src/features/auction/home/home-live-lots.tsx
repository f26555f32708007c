import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "../../../i18n/use-translation";
import { useSession } from "../../../lib/session";
import { Container } from "../../../ui/page";
import { TimeLeft } from "../../../ui/time-left";
import { useLiveHeads } from "../auction.live";
import { withNewerPush } from "../with-newer-push";
import { LotCards } from "./lot-cards";
import { useLiveLots } from "./use-lot-beside";

const SHOWN = 4;

/** The auctions that run now beside the one that closes next, which can be bid on from the page itself; nothing if there is none. */
export const HomeLiveLots = () => {
  const { t } = useTranslation("auction");
  const { user } = useSession();
  const [, ...lots] = useLiveLots();
  const shown = lots.slice(0, SHOWN);
  const { heads, standings } = useLiveHeads(user?.id ?? null, shown);
  if (shown.length === 0) return null;
  return (
    <Container style={{ marginBlockEnd: 56 }}>
      <LotCards
        title={t("liveLots.title")}
        all={{ to: "/auctions", label: t("liveLots.all") }}
        items={shown.map((item) => withNewerPush(item, heads[item.auctionId], standings[item.auctionId]))}
        amountLabelOf={({ price }) => t(price === null ? "price.opening" : "price.current")}
        renderAside={({ endsAt }) => <TimeLeft endsAtMs={msFromInstant(endsAt)} />}
      />
    </Container>
  );
};
