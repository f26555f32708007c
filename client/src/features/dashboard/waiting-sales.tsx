import styled from "@emotion/styled";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { api } from "../../lib/api";
import { ORDERS_KEY } from "../../lib/query-keys";
import { ForwardIcon, PackageIcon } from "../../ui/icons";

/** How many sales wait for the reader, who is an artist, to ship or to answer, with the way to them; nothing if none does. */
export const WaitingSales = () => {
  const { t } = useTranslation("dashboard");
  const { data } = useQuery({
    queryKey: [ORDERS_KEY, "waiting-for-artist"],
    queryFn: ({ signal }) => api.getPage("/api/orders/artist", { query: { waitsFor: "artist" }, signal }),
    staleTime: 30_000,
  });
  const count = data?.items.length ?? 0;
  if (count === 0) return null;
  return (
    <Way to="/sales?waits=artist">
      <PackageIcon size={22} />
      {t(data?.next ? "waitingAtLeast" : "waiting", { count })}
      <ForwardIcon size={18} className="on" />
    </Way>
  );
};

const Way = styled(Link)`
  display: flex;
  gap: var(--space-m);
  align-items: center;
  min-block-size: 52px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--r-panel);
  background: var(--surface);
  font-weight: 600;

  svg {
    flex: none;
    color: var(--primary);
  }

  .on {
    margin-inline-start: auto;
    color: var(--ink-2);
  }

  &:hover {
    border-color: var(--primary);
  }
`;
