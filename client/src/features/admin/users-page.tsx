import { AdminPage } from "../../ui/admin/admin-page";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useAddress } from "../../lib/use-address";
import { Awaited } from "../../ui/awaited";
import { MoreButton } from "../../ui/more-button";
import { Skeleton } from "../../ui/skeleton";
import { EmptyState } from "../../ui/states";
import { useBadgeRequests, useUsers, type UserFilters } from "./admin.api";
import { UserFilterBar } from "./components/user-filter-bar";
import { UserList } from "./components/user-list";
import { filtersFrom, withFilters } from "./user-filters";

/** Everybody who has an account: found by name, username or e-mail, by role and by standing; all of it in the address. */
export const UsersPage = () => {
  const { t } = useTranslation("admin");
  const [address, setAddress] = useAddress();
  const filters = filtersFrom(address);
  const users = useUsers(filters);
  const waiting = useBadgeRequests().data?.length ?? 0;
  const change = (changes: Partial<UserFilters>) =>
    setAddress((before) => withFilters(before, changes), { replace: true });
  return (
    <AdminPage
      tab="users"
      title={t("users.title")}
      lead={t("users.lead")}
      actions={
        <Button component={Link} to="/admin/badges" variant="outlined">
          {t("badges.open", { count: waiting })}
        </Button>
      }
    >
      <UserFilterBar filters={filters} onChange={change} />
      <Awaited query={users} loading={t("loading")} bones={<Skeleton block="420px" />} failed={t("failed")}>
        {(found) => (
          <>
            {found.length > 0 && <UserList users={found} />}
            {found.length === 0 && !users.hasNextPage && (
              <EmptyState title={t("users.none")} text={t("users.noneText")} />
            )}
            <MoreButton list={users} />
          </>
        )}
      </Awaited>
    </AdminPage>
  );
};
