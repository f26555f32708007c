import { Button } from "../../../ui/button";
import type { SecondFactorView } from "@naqsh/shared/account";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { knowsPasskeys } from "../../../lib/passkeys";
import { Bidi } from "../../../ui/bidi";
import { TextField } from "../../../ui/form/text-field";
import { protection } from "../protection.api";
import type { FactorPart } from "./factor-part";
import { Row } from "./section";

type NewPasskeyProps = { isPending: boolean; onName: (name: string) => void; onCancel: () => void };

const NewPasskey = ({ isPending, onName, onCancel }: NewPasskeyProps) => {
  const { t } = useTranslation("protection");
  const [name, setName] = useState("");
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onName(name.trim() || t("passkeys.usualName"));
  };
  return (
    <form onSubmit={submit} aria-label={t("passkeys.add")}>
      <TextField
        label={t("passkeys.name")}
        hint={t("passkeys.nameHint")}
        maxLength={60}
        value={name}
        onChange={setName}
      />
      <Button type="submit" variant="contained" loading={isPending} style={{ marginBlockStart: "12px" }}>
        {t("passkeys.make")}
      </Button>
      <Button type="button" variant="text" onClick={onCancel} style={{ marginBlockStart: "12px" }}>
        {t("cancel")}
      </Button>
    </form>
  );
};

type Passkey = SecondFactorView["passkeys"][number];

const PasskeyRow = ({
  passkey,
  isPending,
  onRemove,
}: {
  passkey: Passkey;
  isPending: boolean;
  onRemove: () => void;
}) => {
  const { t } = useTranslation("protection");
  const format = useFormat();
  const time = (instant: Passkey["addedAt"]) => format.dateTime(msFromInstant(instant));
  return (
    <Row as="div" data-factor="passkey">
      <div>
        <strong>
          <Bidi>{passkey.name}</Bidi>
        </strong>
        <small>{t("addedAt", { time: time(passkey.addedAt) })}</small>
        {passkey.usedAt !== null && <small>{t("passkeys.usedAt", { time: time(passkey.usedAt) })}</small>}
      </div>
      <Button
        variant="outlined"
        color="error"
        disabled={isPending}
        onClick={onRemove}
        aria-label={t("passkeys.removeNamed", { name: passkey.name })}
      >
        {t("passkeys.remove")}
      </Button>
    </Row>
  );
};

/** The person's passkeys, and a new one. */
export const PasskeysSection = ({
  passkeys,
  act,
  isPending,
  onCodes,
}: FactorPart & Pick<SecondFactorView, "passkeys">) => {
  const { t } = useTranslation("protection");
  const [isNaming, setNaming] = useState(false);
  const add = async (name: string) => {
    const added = await act(() => protection.addPasskey(name), t("passkeys.added"));
    if (!added) return;
    setNaming(false);
    onCodes(added.recoveryCodes);
  };
  return (
    <>
      <Row as="div">
        <div>
          <h3>{t("passkeys.title")}</h3>
          <small>{t(knowsPasskeys() ? "passkeys.lead" : "passkeys.unknown")}</small>
        </div>
        {knowsPasskeys() && !isNaming && (
          <Button variant="outlined" disabled={isPending} onClick={() => setNaming(true)}>
            {t("passkeys.add")}
          </Button>
        )}
      </Row>
      {isNaming && (
        <NewPasskey isPending={isPending} onName={(name) => void add(name)} onCancel={() => setNaming(false)} />
      )}
      {passkeys.map((passkey) => (
        <PasskeyRow
          key={passkey.id}
          passkey={passkey}
          isPending={isPending}
          onRemove={() => void act(() => protection.removePasskey(passkey.id), t("passkeys.removed"))}
        />
      ))}
    </>
  );
};
