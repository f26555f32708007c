import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { SessionView } from "@naqsh/shared/account";
import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { Bidi, Ltr } from "../../../ui/bidi";
import { useSessionsOf, type PersonCommand } from "../admin.api";

type PersonSessionsProps = { userId: string; isPending: boolean; onEnd: (command: PersonCommand) => void };

const Row = ({ session, children }: { session: SessionView; children: ReactNode }) => {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const { browser, system, kind, network, seenAt } = session;
  const device = [browser, system].filter((part) => part !== null).join(" · ");
  return (
    <li>
      <span>
        <strong>
          <Bidi>{device || t(`sessions.kinds.${kind}`)}</Bidi>
        </strong>
        <small>
          {t("sessions.seen", { time: format.dateTime(msFromInstant(seenAt)) })}
          {network !== null && (
            <>
              {" · "}
              <Ltr>{network}</Ltr>
            </>
          )}
        </small>
      </span>
      {children}
    </li>
  );
};

/** Where somebody is signed in, each to be ended alone, or all at once; draws nothing if they are signed in nowhere. */
export const PersonSessions = ({ userId, isPending, onEnd }: PersonSessionsProps) => {
  const { t } = useTranslation("admin");
  const { data: sessions = [] } = useSessionsOf(userId);
  if (sessions.length === 0) return null;
  return (
    <Sessions aria-labelledby="sessions-of-person">
      <h2 id="sessions-of-person">{t("sessions.title")}</h2>
      <ul>
        {sessions.map((session) => (
          <Row key={session.id} session={session}>
            <Button
              variant="outlined"
              size="small"
              disabled={isPending}
              onClick={() => onEnd({ act: "endSession", sessionId: session.id })}
            >
              {t("sessions.end")}
            </Button>
          </Row>
        ))}
      </ul>
      <div>
        <Button variant="outlined" disabled={isPending} onClick={() => onEnd({ act: "endSessions" })}>
          {t("sessions.endAll")}
        </Button>
      </div>
    </Sessions>
  );
};

const Sessions = styled.section`
  display: grid;
  gap: var(--space-m);

  h2 {
    font-size: var(--text-heading);
  }

  ul {
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-s) var(--space-l);
    align-items: center;
    justify-content: space-between;
    padding-block: 10px;
    border-block-end: 1px solid var(--line);
  }

  small {
    display: block;
    font-size: var(--text-small);
    color: var(--ink-2);
  }
`;
