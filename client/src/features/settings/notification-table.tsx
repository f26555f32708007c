import styled from "@emotion/styled";
import { Switch } from "../../ui/material/switch";
import { SENT_KINDS } from "@naqsh/shared/notification";
import type { NotificationChannel, NotificationKind, NotificationTable as Wanted } from "@naqsh/shared/preferences";
import { useTranslation } from "../../i18n/use-translation";
import { LockIcon } from "../../ui/icons";

type NotificationTableProps = {
  table: Wanted;
  /** On which of them anything is sent here. */
  channels: readonly NotificationChannel[];
  onChange: (kind: NotificationKind, channel: NotificationChannel, wanted: boolean) => void;
};

const shownKinds = (table: Wanted, channels: readonly NotificationChannel[]): NotificationKind[] =>
  SENT_KINDS.filter((kind) => channels.some((channel) => table[kind][channel] !== undefined));

const isAlwaysSent = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  kind === "security" && (channel === "app" || channel === "email");

type NoSwitchProps = { kind: NotificationKind; channel: NotificationChannel };

/** A cell without a choice: what always comes, or never. */
const NoSwitch = ({ kind, channel }: NoSwitchProps) => {
  const { t } = useTranslation("preferences");
  const isLocked = isAlwaysSent(kind, channel);
  return (
    <>
      <span aria-hidden="true">{isLocked ? <LockIcon size={16} /> : "—"}</span>
      <span className="visually-hidden">
        {isLocked ? t("notifications.locked", { channel: t(`channels.${channel}`) }) : t("notifications.noCell")}
      </span>
    </>
  );
};

/** Kinds of notices against channels; a switch for every cell that there is. */
export const NotificationTable = ({ table, channels, onChange }: NotificationTableProps) => {
  const { t } = useTranslation("preferences");
  return (
    <Table>
      <caption className="visually-hidden">{t("notifications.caption")}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t("notifications.kind")}</span>
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className="channel">
              {t(`channels.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shownKinds(table, channels).map((kind) => (
          <tr key={kind}>
            <th scope="row">
              {t(`kinds.${kind}.name`)}
              <small>{t(`kinds.${kind}.text`)}</small>
            </th>
            {channels.map((channel) => {
              const wanted = table[kind][channel];
              const label = t("notifications.cell", {
                kind: t(`kinds.${kind}.name`),
                channel: t(`channels.${channel}`),
              });
              return (
                <td key={channel}>
                  {wanted === undefined ? (
                    <NoSwitch kind={kind} channel={channel} />
                  ) : (
                    <Switch
                      checked={wanted}
                      onChange={(_event, isOn) => onChange(kind, channel, isOn)}
                      slotProps={{ input: { "aria-label": label } }}
                    />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  border: 1px solid var(--line);
  border-radius: var(--r-panel);
  background: var(--surface);
  overflow: hidden;

  th {
    text-align: start;
    font-weight: 500;
  }

  thead th {
    padding: 12px 8px;
    background: var(--sunken);
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  .channel,
  td {
    inline-size: 108px;
    text-align: center;
  }

  tbody th {
    padding: 10px 20px;
    line-height: 1.5;
  }

  tbody th,
  td {
    border-block-start: 1px solid var(--line);
  }

  td {
    color: var(--ink-3);
  }

  small {
    display: block;
    font-weight: 400;
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  @media (max-width: 767.95px) {
    .channel,
    td {
      inline-size: 66px;
      padding-inline: 2px;
    }

    thead th {
      font-size: var(--text-caption);
      line-height: 1.4;
    }

    tbody th {
      padding: 10px 14px;
    }
  }
`;
