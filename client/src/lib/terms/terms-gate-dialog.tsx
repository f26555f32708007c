import { useEffect, useState } from "react";
import { besideLaterTexts } from "../../i18n/i18n";
import { latePart } from "../../ui/late-part";
import { MountedOnceOpen } from "../../ui/mounted-once-open";
import { askForTermsBy } from "./terms-gate";

const TermsDialog = latePart(async () => (await besideLaterTexts(import("./terms-dialog"))).TermsDialog);

type Waiting = { answer: (hasAccepted: boolean) => void };

/** Where any command of the page that needs the terms asks for them. Whoever asks meanwhile waits for the same answer. */
export const TermsGateDialog = () => {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  useEffect(() => askForTermsBy(() => new Promise((answer) => setWaiting((others) => [...others, { answer }]))), []);
  const end = (hasAccepted: boolean) => () => {
    for (const { answer } of waiting) answer(hasAccepted);
    setWaiting([]);
  };
  return (
    <MountedOnceOpen isOpen={waiting.length > 0}>
      {waiting.length > 0 && <TermsDialog onAccepted={end(true)} onCancel={end(false)} />}
    </MountedOnceOpen>
  );
};
