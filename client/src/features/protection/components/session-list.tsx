import { Button } from "../../../ui/button";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { SessionView } from "@naqsh/shared/account";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { Bidi, Ltr } from "../../../ui/bidi";
import { protection } from "../protection.api";
import { useAct, type Run } from "../use-act";
import { Row, Section } from "./section";

/** The words for a device: browser and system, as far as they are known. */
const useDeviceName = () => {
  const { t } = useTranslation("protection");
  return ({ browser, system, kind }: SessionView): string => {
    if (browser !== null && system !== null) return t("sessions.browserOn", { browser, system });
    return browser ?? system ?? t(`sessions.kinds.${kind}`);
  };
};

type SessionRowProps = { session: SessionView; isPending: boolean; onEnd: () => void };

const SessionRow = ({ session, isPending, onEnd }: SessionRowProps) => {
  const { t } = useTranslation("protection");
  const format = useFormat();
  const nameOf = useDeviceName();
  const name = nameOf(session);
  const time = (instant: SessionView["seenAt"]) => format.dateTime(msFromInstant(instant));
  return (
    <Row>
      <div>
        <strong>
          <Bidi>{name}</Bidi>
        </strong>
        <small>{session.isCurrent ? t("sessions.current") : t("sessions.seen", { time: time(session.seenAt) })}</small>
        <small>
          {t("sessions.began", { time: time(session.createdAt) })}
          {session.network !== null && (
            <>
              {" · "}
              {t("sessions.network")} <Ltr>{session.network}</Ltr>
            </>
          )}
        </small>
      </div>
      {!session.isCurrent && (
        <Button
          variant="outlined"
          size="small"
          disabled={isPending}
          onClick={onEnd}
          aria-label={t("sessions.endNamed", { name })}
        >
          {t("sessions.end")}
        </Button>
      )}
    </Row>
  );
};

/** Where the person is signed in. */
export const SessionList = ({ sessions, run }: { sessions: readonly SessionView[]; run: Run }) => {
  const { t } = useTranslation("protection");
  const { act, isPending } = useAct(run);
  return (
    <Section aria-labelledby="sessions">
      <h2 id="sessions">{t("sessions.title")}</h2>
      <p>{t("sessions.lead")}</p>
      <ul>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isPending={isPending}
            onEnd={() => void act(() => protection.endSession(session.id), t("sessions.ended"))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="outlined"
          disabled={isPending}
          onClick={() => void act(() => protection.endOthers(), t("sessions.othersEnded"))}
        >
          {t("sessions.endOthers")}
        </Button>
      )}
    </Section>
  );
};
