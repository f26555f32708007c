import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { ParkedWork } from "@naqsh/shared/operations";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { Ltr } from "../../../ui/bidi";
import { useOperate } from "../operations.api";

/** What failed and waits for an operator, each with a way to try it again. */
export const ParkedList = ({ parked }: { parked: readonly ParkedWork[] }) => {
  const { t } = useTranslation("operations");
  const format = useFormat();
  const operate = useOperate();
  if (parked.length === 0) return <p>{t("nothingParked")}</p>;
  return (
    <List>
      {parked.map(({ id, what, reason, attempts, at }) => (
        <li key={id}>
          <span>
            <strong>
              <Ltr>{what}</Ltr>
            </strong>
            <Ltr>{reason}</Ltr>
            <small>
              {format.dateTime(msFromInstant(at))} · {t("attempts", { count: attempts })}
            </small>
          </span>
          <Button
            variant="outlined"
            size="small"
            loading={operate.isPending}
            onClick={() => operate.mutate({ act: "retry", id })}
          >
            {t("retry")}
          </Button>
        </li>
      ))}
    </List>
  );
};

const List = styled.ul`
  display: grid;
  gap: var(--space-m);
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-s) var(--space-l);
    align-items: center;
    justify-content: space-between;
    padding: 14px 16px;
    border-radius: var(--r-control);
    background: var(--madder-soft);
  }

  li > span {
    display: grid;
    gap: var(--space-2xs);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
