import { Button } from "../../ui/button";
import type { PublicArtist } from "@naqsh/shared/account";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { DoneIcon } from "../../ui/icons";
import { personNameOf } from "../person-name";
import { useSession } from "../session";
import { useMark } from "./use-mark";

type FollowButtonProps = {
  artist: PublicArtist;
  size?: "small" | "medium";
  /** Says whom, if the artist is not named beside it. */
  isNamed?: boolean;
  /** Where something else is the thing to press: words alone. */
  isQuiet?: boolean;
};

/** Follows an artist, or no longer; nobody follows themselves or an artist who is no more. */
export const FollowButton = ({ artist, size = "medium", isNamed = false, isQuiet = false }: FollowButtonProps) => {
  const { t } = useTranslation("marks");
  const { user } = useSession();
  const name = personNameOf(artist, useLanguage());
  const { isPressed, toggle } = useMark("follow", artist.id);
  if (name === null || user?.id === artist.id) return null;
  const framed = isPressed ? "outlined" : "contained";
  return (
    <Button
      variant={isQuiet ? "text" : framed}
      size={size}
      aria-pressed={isPressed}
      {...(isNamed ? {} : { "aria-label": t("followArtist", { name }) })}
      {...(isPressed ? { startIcon: <DoneIcon size={18} /> } : {})}
      onClick={toggle}
      style={{ flexShrink: 0, position: "relative", zIndex: 1 }}
    >
      {isNamed ? t(isPressed ? "followingArtist" : "followArtist", { name }) : t(isPressed ? "following" : "follow")}
    </Button>
  );
};
