import { Button } from "../../ui/button";
import { useTranslation } from "../../i18n/use-translation";
import { Bidi } from "../../ui/bidi";
import { RemindIcon } from "../../ui/mark-icons";
import { useMark } from "./use-mark";

type RemindButtonProps = {
  auctionId: string;
  size?: "small" | "medium";
  /** Of what, for whoever reads by ear, if several stand together. */
  of?: string;
};

/** Asks to be reminded of an auction before it opens, or takes that back. On a card it lies above the link that covers it. */
export const RemindButton = ({ auctionId, size = "medium", of }: RemindButtonProps) => {
  const { t } = useTranslation("marks");
  const { isPressed, toggle } = useMark("reminder", auctionId);
  return (
    <Button
      variant={isPressed ? "contained" : "outlined"}
      size={size}
      aria-pressed={isPressed}
      startIcon={<RemindIcon size={18} />}
      onClick={toggle}
      style={{ position: "relative", zIndex: 1 }}
    >
      {t(isPressed ? "reminded" : "remind")}
      {of && (
        <span className="visually-hidden">
          : <Bidi>{of}</Bidi>
        </span>
      )}
    </Button>
  );
};
