import { Button } from "../../ui/button";
import type { PersonPage as Person } from "@naqsh/shared/moderation";
import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Link, useParams } from "react-router-dom";
import { useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { FreshConfirmation } from "../../lib/confirm/fresh-confirmation";
import { NotConfirmed, useConfirmed, type Confirmation } from "../../lib/confirm/use-confirmed";
import { AdminPage } from "../../ui/admin/admin-page";
import { Awaited } from "../../ui/awaited";
import { Inline } from "../../ui/inline";
import { CardBones } from "../../ui/bones";
import { showToast } from "../../ui/toast.store";
import { usePerson, usePersonCommand, type PersonCommand } from "./admin.api";
import { BanDialog } from "./components/ban-dialog";
import { PersonBadge } from "./components/person-badge";
import { PersonFace } from "./components/person-face";
import { PersonFacts } from "./components/person-facts";
import { PersonRight } from "./components/person-right";
import { PersonSessions } from "./components/person-sessions";
import { PersonWins } from "./components/person-wins";
import { personNameOf } from "../../lib/person-name";

const Standing = ({ person, send, isPending }: { person: Person; send: Send; isPending: boolean }) => {
  const { t } = useTranslation("admin");
  const [isAsking, setAsking] = useState(false);
  if (person.standing === "erased" || person.role === "admin") return null;
  if (person.standing === "banned") {
    return (
      <Button variant="outlined" loading={isPending} onClick={() => send({ act: "unban" })}>
        {t("person.unban")}
      </Button>
    );
  }
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {t("person.ban")}
      </Button>
      {isAsking && (
        <BanDialog
          person={person}
          isPending={isPending}
          onBan={(command) => send(command, () => setAsking(false))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};

type Send = (command: PersonCommand, done?: () => void) => void;

/** Sends what an administrator decides about a person, and says what came of it. */
const useSend = (userId: string): { send: Send; isPending: boolean; confirmation: Confirmation } => {
  const { t } = useTranslation("admin");
  const language = useLanguage();
  const { run, confirmation } = useConfirmed();
  const command = usePersonCommand(userId, run);
  const send: Send = (asked, done) =>
    command.mutate(asked, {
      onSuccess: () => {
        showToast({ title: t(`person.done.${asked.act}`), tone: "good" });
        done?.();
      },
      onError: (failure) => {
        if (failure instanceof NotConfirmed) return;
        showToast({
          title: t("person.failed"),
          text: isApiError(failure) ? failure.text(language) : t("unexpected"),
          tone: "urgent",
        });
      },
    });
  return { send, isPending: command.isPending, confirmation };
};

const Content = ({ person }: { person: Person }) => {
  const { t } = useTranslation("admin");
  const { send, isPending, confirmation } = useSend(person.id);
  return (
    <>
      <PersonFace person={person} />
      <PersonFacts person={person} />
      <Inline gap="m">
        <Standing person={person} send={send} isPending={isPending} />
        <PersonRight person={person} isPending={isPending} onSend={send} />
        <Button component={Link} to={`/admin/history?subject=${person.id}`} variant="text">
          {t("person.history")}
        </Button>
        {person.role === "artist" && (
          <Button component={Link} to={`/marketplace?artist=${person.id}`} variant="text">
            {t("person.works")}
          </Button>
        )}
      </Inline>
      <PersonBadge person={person} isPending={isPending} onSend={send} />
      <PersonSessions userId={person.id} isPending={isPending} onEnd={send} />
      <PersonWins person={person} isPending={isPending} onForgive={send} />
      <FreshConfirmation {...confirmation} />
    </>
  );
};

/** One account: who it is, how it stands, what hangs on it, and what can be decided about it. */
export const PersonPage = () => {
  const { t } = useTranslation("admin");
  const { userId = "" } = useParams();
  const query = usePerson(userId);
  const language = useLanguage();
  const name = query.data ? (personNameOf(query.data, language) ?? t("erasedName")) : t("person.title");
  return (
    <AdminPage tab="users" title={name} lead={t("person.lead")}>
      <Awaited query={query} loading={t("loading")} bones={<CardBones />} failed={t("failed")}>
        {(person) => <Content person={person} />}
      </Awaited>
    </AdminPage>
  );
};
