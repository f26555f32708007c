import { create } from "zustand";
import type { Tone } from "./status-pill";

export type Toast = {
  title: string;
  text?: string;
  tone?: Extract<Tone, "good" | "urgent" | "notice" | "waiting">;
  action?: { label: string; onSelect: () => void };
};

type ToastStore = {
  current: (Toast & { id: number }) | null;
  /** Shows a toast in place of the one that stands (one at a time). */
  show: (toast: Toast) => void;
  dismiss: () => void;
};

export const useToasts = create<ToastStore>((set, get) => ({
  current: null,
  show: (toast) => set({ current: { ...toast, id: (get().current?.id ?? 0) + 1 } }),
  dismiss: () => set({ current: null }),
}));

export const showToast = (toast: Toast): void => useToasts.getState().show(toast);
