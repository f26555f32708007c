import styled from "@emotion/styled";
import { useTranslation } from "../../../i18n/use-translation";
import type { RoomConnection } from "../auction-room.store";

/** A dot and always its word. */
export const ConnectionWord = ({ connection }: { connection: RoomConnection }) => {
  const { t } = useTranslation("auction");
  return (
    <Word className="needs-script" data-connection={connection} data-testid="connection">
      <i aria-hidden="true" />
      {t(`connection.${connection}`)}
    </Word>
  );
};

const Word = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-s);
  font-size: var(--text-small);
  white-space: nowrap;
  color: var(--palm);

  i {
    inline-size: 9px;
    block-size: 9px;
    border-radius: 50%;
    background: currentColor;
  }

  &[data-connection="connecting"],
  &[data-connection="slow"],
  &[data-connection="reconnecting"] {
    color: var(--saffron-ink);
  }

  &[data-connection="offline"] {
    color: var(--madder);
  }
`;
