import { VERIFICATION_LISTS, type VerificationList } from "@naqsh/shared/artwork";
import { useTranslation } from "../../i18n/use-translation";
import { ChipRow, ChoiceChip } from "../../ui/chip";
import { useAddress } from "../use-address";

/** The list that the address names (`?standing=`); what waits, if it names none. */
export const useVerificationList = (): VerificationList => {
  const [address] = useAddress();
  return VERIFICATION_LISTS.find((list) => list === address.get("standing")) ?? "waiting";
};

/** Chooses between what waits to be verified and what is verified; the choice stands in the address. */
export const VerificationLists = () => {
  const { t } = useTranslation("verification");
  const [, setAddress] = useAddress();
  const chosen = useVerificationList();
  const choose = (list: VerificationList) =>
    setAddress(
      (before) => {
        const address = new URLSearchParams(before);
        address.set("standing", list);
        return address;
      },
      { replace: true },
    );
  return (
    <ChipRow role="group" aria-label={t("lists.label")}>
      {VERIFICATION_LISTS.map((list) => (
        <ChoiceChip key={list} isChosen={list === chosen} onSelect={() => choose(list)}>
          {t(`lists.${list}`)}
        </ChoiceChip>
      ))}
    </ChipRow>
  );
};
