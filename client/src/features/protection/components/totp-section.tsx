import { Button } from "../../../ui/button";
import type { SecondFactorView, TotpSetUp as SetUp } from "@naqsh/shared/account";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { protection } from "../protection.api";
import type { FactorPart } from "./factor-part";
import { Row } from "./section";
import { TotpSetUp } from "./totp-set-up";

/** The authenticator app: set up by its first code, or removed. */
export const TotpSection = ({ totp, act, isPending, onCodes }: FactorPart & Pick<SecondFactorView, "totp">) => {
  const { t } = useTranslation("protection");
  const format = useFormat();
  const [setUp, setSetUp] = useState<SetUp | null>(null);

  const begin = async () => {
    const begun = await act(() => protection.beginTotp(), null);
    if (begun) setSetUp(begun);
  };
  const confirm = async ({ ticket }: SetUp, code: string) => {
    const added = await act(() => protection.addTotp({ ticket, code }), t("totp.added"));
    if (!added) return;
    setSetUp(null);
    onCodes(added.recoveryCodes);
  };

  return (
    <>
      <Row as="div" data-factor="totp">
        <div>
          <h3>{t("totp.title")}</h3>
          <small>
            {totp === null ? t("totp.lead") : t("addedAt", { time: format.dateTime(msFromInstant(totp.addedAt)) })}
          </small>
        </div>
        {totp === null && setUp === null && (
          <Button variant="outlined" disabled={isPending} onClick={() => void begin()}>
            {t("totp.add")}
          </Button>
        )}
        {totp !== null && (
          <Button
            variant="outlined"
            color="error"
            disabled={isPending}
            onClick={() => void act(() => protection.removeTotp(totp.id), t("totp.removed"))}
          >
            {t("totp.remove")}
          </Button>
        )}
      </Row>
      {totp === null && setUp !== null && (
        <TotpSetUp
          setUp={setUp}
          isPending={isPending}
          onCode={(code) => void confirm(setUp, code)}
          onCancel={() => setSetUp(null)}
        />
      )}
    </>
  );
};
