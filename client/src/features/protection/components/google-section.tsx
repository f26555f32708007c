import { Button } from "../../../ui/button";
import { useId } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { protection } from "../protection.api";
import { useAct, type Run } from "../use-act";
import { Section } from "./section";

/** That Google signs in to the account, and the way to end it. */
export const GoogleSection = ({ run }: { run: Run }) => {
  const headingId = useId();
  const { t } = useTranslation("protection");
  const { act, isPending } = useAct(run);
  return (
    <Section aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>{t("google.title")}</h2>
        <p>{t("google.text")}</p>
      </div>
      <Button
        variant="outlined"
        loading={isPending}
        onClick={() => void act(protection.unlinkGoogle, t("google.done"))}
      >
        {t("google.unlink")}
      </Button>
    </Section>
  );
};
