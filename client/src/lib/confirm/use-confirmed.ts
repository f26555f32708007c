import { useState } from "react";
import { isApiError } from "../api-error";

type Waiting = { again: () => void; giveUp: () => void };

export type Confirmation = { isOpen: boolean; onConfirmed: () => void; onCancel: () => void };

/** The person did not confirm that it is them. */
export class NotConfirmed extends Error {
  override name = "NotConfirmed";
}

/**
 * Runs what may need a fresh confirmation: when the server asks for one, a dialog (`confirmation`) does, and it is run again after
 * it. @throws NotConfirmed when the person cancels; whatever else the run throws.
 */
export const useConfirmed = () => {
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  const run = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await act();
    } catch (error) {
      if (!isApiError(error) || error.code !== "CONFIRMATION_REQUIRED") throw error;
    }
    await new Promise<void>((resolve, reject) => {
      setWaiting({ again: resolve, giveUp: () => reject(new NotConfirmed()) });
    });
    return act();
  };

  const end = (choose: (waiting: Waiting) => void) => () => {
    if (waiting) choose(waiting);
    setWaiting(null);
  };
  const confirmation: Confirmation = {
    isOpen: waiting !== null,
    onConfirmed: end(({ again }) => again()),
    onCancel: end(({ giveUp }) => giveUp()),
  };
  return { run, confirmation };
};
