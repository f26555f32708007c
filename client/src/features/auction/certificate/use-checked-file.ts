import { checkCertificateText, type CertificateVerdict } from "@naqsh/shared/auction";
import { useCallback, useEffect, useState } from "react";

export type CheckedFile = { name: string; verdict: CertificateVerdict };

/** Files of certificates are far smaller; a larger one is none. */
const LARGEST_BYTES = 50_000_000;

const check = async (file: File): Promise<CheckedFile> => ({
  name: file.name,
  verdict: file.size > LARGEST_BYTES ? { kind: "unreadable", where: null } : checkCertificateText(await file.text()),
});

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;

const firstFile = (event: DragEvent): File | undefined => event.dataTransfer?.files[0];

/** Follows what is dragged over the window: whether it may be dropped, and what was. */
const watchDrops = (told: { over: (isOver: boolean) => void; dropped: (file: File | undefined) => void }) => {
  const over = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    told.over(true);
  };
  const leave = (event: DragEvent) => {
    if (event.relatedTarget === null) told.over(false);
  };
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    told.over(false);
    told.dropped(firstFile(event));
  };
  window.addEventListener("dragover", over);
  window.addEventListener("dragleave", leave);
  window.addEventListener("drop", drop);
  return () => {
    window.removeEventListener("dragover", over);
    window.removeEventListener("dragleave", leave);
    window.removeEventListener("drop", drop);
  };
};

/** How long the shop's own certificate may take to come once more; without it the file is compared with the one that is here. */
const PATIENCE_MS = 3_000;

const within = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);

const isAsOfLater = ({ verdict }: CheckedFile, houseAsOf: string): boolean =>
  verdict.kind !== "unreadable" && verdict.certificate.asOf > houseAsOf;

/**
 * The file that somebody chose or dropped anywhere on the page; it never leaves the browser. `askAgain` fetches the shop's own,
 * which a page that stands open for long holds as it was.
 */
export const useCheckedFile = (houseAsOf: string, askAgain: () => Promise<unknown>) => {
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  const [isOver, setOver] = useState(false);
  const take = useCallback(
    async (file: File | undefined) => {
      if (!file) return;
      const taken = await check(file);
      if (isAsOfLater(taken, houseAsOf)) await within(PATIENCE_MS, askAgain());
      setChecked(taken);
    },
    [houseAsOf, askAgain],
  );
  useEffect(() => watchDrops({ over: setOver, dropped: (file) => void take(file) }), [take]);
  return { checked, isOver, take, forget: () => setChecked(null) };
};
