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

/** The file that somebody chose or dropped anywhere on the page; it never leaves the browser. */
export const useCheckedFile = () => {
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  const [isOver, setOver] = useState(false);
  const take = useCallback((file: File | undefined) => {
    if (file) void check(file).then(setChecked);
  }, []);
  useEffect(() => watchDrops({ over: setOver, dropped: take }), [take]);
  return { checked, isOver, take, forget: () => setChecked(null) };
};
