import { Button } from "../../ui/button";
import { useTranslation } from "react-i18next";
import { RemindIcon } from "../../ui/mark-icons";
import { useMark } from "./use-mark";

/** Asks to be reminded of an auction before it opens, or takes that back. */
export const RemindButton = ({ auctionId }: { auctionId: string }) => {
  const { t } = useTranslation("marks");
  const { isPressed, toggle } = useMark("reminder", auctionId);
  return (
    <Button
      variant={isPressed ? "contained" : "outlined"}
      aria-pressed={isPressed}
      startIcon={<RemindIcon size={18} />}
      onClick={toggle}
    >
      {t(isPressed ? "reminded" : "remind")}
    </Button>
  );
};
