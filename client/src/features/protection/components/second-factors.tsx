import { Button } from "../../../ui/button";
import type { SecondFactorView } from "@naqsh/shared/account";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { protection } from "../protection.api";
import { useAct, type Run } from "../use-act";
import { PasskeysSection } from "./passkeys-section";
import { RecoveryCodes } from "./recovery-codes";
import { Row, Section } from "./section";
import { TotpSection } from "./totp-section";

/** What is asked besides the password, and what helps when it is lost. */
export const SecondFactors = ({ factors, run }: { factors: SecondFactorView; run: Run }) => {
  const { t } = useTranslation("protection");
  const [codes, setCodes] = useState<string[] | null>(null);
  const { act, isPending } = useAct(run);
  const part = { act, isPending, onCodes: setCodes };
  const hasFactor = factors.totp !== null || factors.passkeys.length > 0;
  const renew = async () => {
    const made = await act(() => protection.makeRecoveryCodes(), t("recovery.made"));
    if (made) setCodes(made.recoveryCodes);
  };
  return (
    <Section aria-labelledby="second-factor">
      <h2 id="second-factor">{t("factors.title")}</h2>
      <p>{t("factors.lead")}</p>
      <div>
        <PasskeysSection {...part} passkeys={factors.passkeys} />
        <TotpSection {...part} totp={factors.totp} />
        {hasFactor && (
          <Row as="div" data-factor="recovery">
            <div>
              <h3>{t("recovery.title")}</h3>
              <small>{t("recovery.left", { count: factors.recoveryCodesLeft })}</small>
            </div>
            <Button variant="outlined" disabled={isPending} onClick={() => void renew()}>
              {t("recovery.renew")}
            </Button>
          </Row>
        )}
      </div>
      {codes !== null && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </Section>
  );
};
