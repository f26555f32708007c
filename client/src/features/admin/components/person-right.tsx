import { Button } from "../../../ui/button";
import type { PersonPage } from "@naqsh/shared/moderation";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useSession } from "../../../lib/session";
import type { PersonCommand } from "../admin.api";
import { RightDialog } from "./right-dialog";

type PersonRightProps = {
  person: PersonPage;
  isPending: boolean;
  onSend: (command: PersonCommand, done: () => void) => void;
};

/** Gives the right of administrator, or takes another administrator's; draws nothing for oneself. */
export const PersonRight = ({ person, isPending, onSend }: PersonRightProps) => {
  const { t } = useTranslation("admin");
  const { user } = useSession();
  const [isAsking, setAsking] = useState(false);
  if (person.standing !== "active" || person.id === user?.id) return null;
  const act = person.role === "admin" ? "takeRight" : "giveRight";
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t(act === "takeRight" ? "right.take" : "right.give")}
      </Button>
      {isAsking && (
        <RightDialog act={act} isPending={isPending} onSend={(command) => onSend(command, close)} onClose={close} />
      )}
    </>
  );
};
