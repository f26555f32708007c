import { Button } from "../../../ui/button";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useAddress } from "../../../lib/use-address";
import { Awaited } from "../../../ui/awaited";
import { MoreButton } from "../../../ui/more-button";
import { CardBones } from "../../../ui/bones";
import { Stack } from "../../../ui/stack";
import { EmptyState } from "../../../ui/states";
import { FollowedOrderList } from "./followed-order-list";
import { OrderFilterBar } from "./order-filter-bar";
import { useSales } from "../fulfilment.api";
import { filtersFrom, withFilter } from "../order-filters";
import { useOrderNews } from "../order.live";

const SIDES = [
  { side: "artist", label: "waitsForMe" },
  { side: "buyer", label: "waitsForBuyer" },
  { side: "administrator", label: "waitsForAdministrator" },
] as const;

/** What was bought of an artist, and what each sale waits for. */
export const SaleList = () => {
  const { t } = useTranslation("fulfilment");
  const [address, setAddress] = useAddress();
  useOrderNews();
  const filters = filtersFrom(address);
  const isFiltered = filters.status !== null || filters.waitsFor !== null;
  const sales = useSales(filters);
  return (
    <Stack gap="xl">
      <OrderFilterBar
        filters={filters}
        sides={SIDES}
        onChange={(asked) => setAddress((before) => withFilter(before, asked), { replace: true })}
      />
      <Awaited query={sales} loading={t("loading")} bones={<CardBones />} failed={t("failedToLoad")}>
        {(found) => (
          <>
            <FollowedOrderList orders={found} reader="artist" />
            {found.length === 0 && !sales.hasNextPage && (
              <EmptyState
                title={t(isFiltered ? "sales.none" : "sales.empty")}
                text={t(isFiltered ? "sales.noneText" : "sales.emptyText")}
                actions={
                  !isFiltered && (
                    <Button variant="contained" component={Link} to="/dashboard/artist?tab=artworks">
                      {t("sales.works")}
                    </Button>
                  )
                }
              />
            )}
            <MoreButton list={sales} />
          </>
        )}
      </Awaited>
    </Stack>
  );
};
