import { AdminPage } from "../../ui/admin/admin-page";
import { Button } from "../../ui/button";
import { useEffect } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useAddress } from "../../lib/use-address";
import { Awaited } from "../../ui/awaited";
import { MoreButton } from "../../ui/more-button";
import { RowBones } from "../../ui/bones";
import { EmptyState } from "../../ui/states";
import { useStats, useUsers, type UserFilters } from "./admin.api";
import { UserFilterBar } from "./components/user-filter-bar";
import { UserList } from "./components/user-list";
import { filtersFrom, withFilters } from "./user-filters";

/** Everybody who has an account: found by name, username or e-mail, by role and by standing; all of it in the address. */
export const UsersPage = () => {
  const { t } = useTranslation("admin");
  const [address, setAddress] = useAddress();
  const filters = filtersFrom(address);
  const users = useUsers(filters);
  const waiting = useStats().data?.badgeRequests ?? 0;
  // A page of a search ends after so many names, whether or not one fits; nobody is missing before all were looked at.
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = users;
  const isSearching = users.data?.length === 0 && hasNextPage && !isError;
  useEffect(() => {
    if (isSearching && !isFetchingNextPage) void fetchNextPage();
  }, [isSearching, isFetchingNextPage, fetchNextPage]);
  const change = (changes: Partial<UserFilters>) =>
    setAddress((before) => withFilters(before, changes), { replace: true });
  return (
    <AdminPage
      tab="users"
      title={t("users.title")}
      lead={t("users.lead")}
      actions={
        <Button component={Link} to="/admin/badges" variant="outlined">
          {waiting === 0 ? t("badges.title") : t("badges.open", { count: waiting })}
        </Button>
      }
    >
      <UserFilterBar filters={filters} onChange={change} />
      <Awaited query={users} loading={t("loading")} bones={<RowBones rows={6} />} failed={t("failed")}>
        {(found) => (
          <>
            {found.length > 0 && <UserList users={found} />}
            {found.length === 0 && !users.hasNextPage && (
              <EmptyState title={t("users.none")} text={t("users.noneText")} />
            )}
            {isSearching ? <RowBones rows={6} /> : <MoreButton list={users} />}
          </>
        )}
      </Awaited>
    </AdminPage>
  );
};
