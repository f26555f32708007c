import { ConfirmIdentity } from "./confirm-identity";
import { useSecondFactor } from "./confirm.api";
import type { Confirmation } from "./use-confirmed";

/** The dialog that what runs by `useConfirmed` may wait for, with all that its reader can prove who they are by. */
export const FreshConfirmation = (confirmation: Confirmation) => {
  const factors = useSecondFactor();
  return <ConfirmIdentity {...confirmation} factors={factors.data} />;
};
