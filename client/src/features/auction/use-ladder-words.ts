import type { IncrementPolicy } from "@naqsh/shared/auction";
import { useTranslation } from "../../i18n/use-translation";

/** The name of an increment policy with the version that an auction froze: "Standard, version 1". */
export const useLadderWords = (): ((policy: IncrementPolicy) => string) => {
  const { t } = useTranslation("auction");
  return (policy) => {
    const version = Number(policy.slice(policy.lastIndexOf("-") + 1));
    return t("schedule.ladder", { name: t(`schedule.policies.${policy}`), version });
  };
};
