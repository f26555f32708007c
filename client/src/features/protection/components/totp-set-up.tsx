import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import type { TotpSetUp as SetUp } from "@naqsh/shared/account";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { TextField } from "../../../ui/form/text-field";
import { QrCode } from "../../../ui/qr-code";

type TotpSetUpProps = { setUp: SetUp; isPending: boolean; onCode: (code: string) => void; onCancel: () => void };

/** The secret as a QR code and as letters, and the first code that shows that the app has it. */
export const TotpSetUp = ({ setUp: { secret, uri }, isPending, onCode, onCancel }: TotpSetUpProps) => {
  const { t } = useTranslation("protection");
  const [code, setCode] = useState("");
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.trim() !== "") onCode(code);
  };
  return (
    <Steps onSubmit={submit} aria-label={t("totp.setUp")}>
      <QrCode text={uri} label={t("totp.qr")} />
      <div>
        <p>{t("totp.scan")}</p>
        <p>
          {t("totp.orType")} <code>{secret.match(/.{1,4}/g)?.join(" ")}</code>
        </p>
        <TextField
          label={t("totp.firstCode")}
          kind="code"
          autoComplete="one-time-code"
          maxLength={12}
          value={code}
          onChange={setCode}
        />
        <div className="actions">
          <Button type="submit" variant="contained" loading={isPending}>
            {t("totp.confirm")}
          </Button>
          <Button type="button" variant="text" onClick={onCancel}>
            {t("cancel")}
          </Button>
        </div>
      </div>
    </Steps>
  );
};

const Steps = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-xl) var(--space-xl);
  align-items: start;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: var(--r-control);

  > div {
    display: grid;
    flex: 1 1 240px;
    gap: var(--space-m);
  }

  code {
    display: block;
    direction: ltr;
    overflow-wrap: anywhere;
    font-size: var(--text-label);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-s);
  }
`;
