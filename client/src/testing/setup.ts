import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { PATIENCE_MS } from "@naqsh/shared/testing/patience";
import { afterEach } from "vitest";
import { useToasts } from "../ui/toast.store";

configure({ asyncUtilTimeout: PATIENCE_MS });

afterEach(() => {
  cleanup();
  useToasts.setState({ shown: [] });
});

// jsdom draws nothing: what asks about the screen gets a desktop in light.
window.matchMedia ??= (query: string): MediaQueryList => {
  const target = new EventTarget();
  return Object.assign(target, {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
};
