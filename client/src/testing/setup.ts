import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// What is awaited comes within a moment, or not at all; a busy machine's moment is longer than the second that is usual.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

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
