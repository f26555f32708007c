import { FullPictureButton } from "./full-picture-button";
import { WithdrawWork } from "./withdraw-work";

/** What an artist seldom does with a work of their own: `isEditable` while it is bound to nobody. */
export const LaterOwnerActions = ({ artworkId, isEditable }: { artworkId: string; isEditable: boolean }) => (
  <>
    <FullPictureButton artworkId={artworkId} />
    {isEditable && <WithdrawWork artworkId={artworkId} />}
  </>
);
