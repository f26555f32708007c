import { create } from "zustand";
import type { Tone } from "./status-pill";

export type Toast = {
  title: string;
  text?: string;
  tone?: Extract<Tone, "good" | "urgent" | "notice" | "waiting">;
  action?: { label: string; onSelect: () => void };
};
export type ShownToast = Toast & { id: number };

/** What is urgent stays until it is dismissed, the rest passes. */
export const isUrgent = ({ tone }: Toast): boolean => tone === "urgent";

type ToastStore = {
  /** At most one that is urgent and one that passes, so that neither takes the other away unread; the newest last. */
  shown: readonly ShownToast[];
  /** Shows a toast in place of the one of its kind. */
  show: (toast: Toast) => void;
  dismiss: (id: number) => void;
};

let last = 0;

export const useToasts = create<ToastStore>((set) => ({
  shown: [],
  show: (toast) => {
    last += 1;
    const added = { ...toast, id: last };
    set(({ shown }) => ({ shown: [...shown.filter((other) => isUrgent(other) !== isUrgent(toast)), added] }));
  },
  dismiss: (id) => set(({ shown }) => ({ shown: shown.filter((toast) => toast.id !== id) })),
}));

export const showToast = (toast: Toast): void => useToasts.getState().show(toast);
