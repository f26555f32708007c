import { useTranslation } from "../../i18n/use-translation";
import { useAddress } from "../../lib/use-address";
import { AdminPage } from "../../ui/admin/admin-page";
import { Awaited } from "../../ui/awaited";
import { MoreButton } from "../../ui/more-button";
import { RowBones } from "../../ui/bones";
import { EmptyState } from "../../ui/states";
import { ExcessCredits } from "./components/excess-credits";
import { FollowedOrderList } from "./components/followed-order-list";
import { OrderFilterBar } from "./components/order-filter-bar";
import { useAllOrders } from "./fulfilment.api";
import { filtersFrom, withFilter } from "./order-filters";
import { useOrderNews } from "./order.live";

const SIDES = [
  { side: "administrator", label: "waitsForMe" },
  { side: "artist", label: "waitsForArtist" },
  { side: "buyer", label: "waitsForBuyer" },
] as const;

/** `/admin?tab=orders`: every order, and what waits for whom. */
export const AllOrdersPage = () => {
  const { t } = useTranslation("fulfilment");
  const [address, setAddress] = useAddress();
  useOrderNews();
  const filters = filtersFrom(address);
  const orders = useAllOrders(filters);
  return (
    <AdminPage tab="orders" title={t("admin.title")} lead={t("admin.lead")}>
      <ExcessCredits />
      <OrderFilterBar
        filters={filters}
        sides={SIDES}
        onChange={(asked) => setAddress((before) => withFilter(before, asked), { replace: true })}
      />
      <Awaited query={orders} loading={t("loading")} bones={<RowBones rows={6} />} failed={t("failedToLoad")}>
        {(found) => (
          <>
            <FollowedOrderList orders={found} reader="administrator" />
            {found.length === 0 && !orders.hasNextPage && (
              <EmptyState title={t("admin.none")} text={t("admin.noneText")} />
            )}
            <MoreButton list={orders} />
          </>
        )}
      </Awaited>
    </AdminPage>
  );
};
