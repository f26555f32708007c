import styled from "@emotion/styled";
import { useTranslation } from "react-i18next";
import { useSession } from "../../lib/session";
import { AlertIcon } from "../../ui/icons";

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  padding: 6px var(--gutter);
  background: var(--madder-soft);
  color: var(--madder);
  font-size: 14px;
  font-weight: 500;
`;

/** Tells a suspended person why; they may read, but not write. */
export const BannedBar = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  if (!user?.banned) return null;
  return (
    <Bar role="status">
      <AlertIcon size={18} />
      {t("banned", { reason: user.banned.reason })}
    </Bar>
  );
};
