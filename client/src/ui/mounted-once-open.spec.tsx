import { eventually } from "@naqsh/shared/testing/eventually";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderPage } from "../testing/render-page";
import { bringEarly, latePart } from "./late-part";
import { MountedOnceOpen } from "./mounted-once-open";
import { useToasts } from "./toast.store";

const line = (isThere: boolean) => vi.spyOn(navigator, "onLine", "get").mockReturnValue(isThere);

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
});
afterEach(() => vi.restoreAllMocks());

const toast = () => useToasts.getState().shown.at(-1)?.title;

it("leaves the page as it is when what opens breaks, and tries it again once the line is back", async () => {
  let isBroken = true;
  const Dialog = () => {
    if (isBroken) throw new Error("broken");
    return <p>dialog</p>;
  };
  await renderPage(
    <>
      <p>room</p>
      <MountedOnceOpen isOpen>
        <Dialog />
      </MountedOnceOpen>
    </>,
  );
  expect(screen.getByText("room")).toBeVisible();
  isBroken = false;
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText("dialog")).toBeVisible();
});

it("says that the connection is lost, and opens by itself when it is back", async () => {
  const online = line(false);
  let isCut = true;
  const Late = latePart(async () => {
    if (isCut) throw new TypeError("Failed to fetch dynamically imported module");
    return () => <p>sheet</p>;
  });
  await renderPage(
    <>
      <p>room</p>
      <MountedOnceOpen isOpen>
        <Late />
      </MountedOnceOpen>
    </>,
  );
  await eventually(() => expect(toast()).toBe("انقطع الاتصال"));
  expect(screen.getByText("room")).toBeVisible();
  isCut = false;
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText("sheet")).toBeVisible();
});

it("needs no line for what was brought while the room was idle, with what that brings along", async () => {
  const load = vi.fn(async () => {
    latePart(inner, "room");
    return () => <p>early</p>;
  });
  const inner = vi.fn(async () => () => null);
  const Late = latePart(load, "room");
  await bringEarly("room");
  expect(inner).toHaveBeenCalledTimes(1);
  await renderPage(
    <MountedOnceOpen isOpen>
      <Late />
    </MountedOnceOpen>,
  );
  expect(screen.getByText("early")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  expect(toast()).toBeUndefined();
});

it("says nothing of what broke before it opened, and mounts it again as it opens", async () => {
  useToasts.setState({ shown: [] });
  let isBroken = true;
  const Dialog = () => {
    if (isBroken) throw new Error("broken");
    return <p>sheet drawn ahead</p>;
  };
  const Room = ({ isOpen }: { isOpen: boolean }) => (
    <MountedOnceOpen isOpen={isOpen} isAhead>
      <Dialog />
    </MountedOnceOpen>
  );
  const { rerender } = render(<Room isOpen={false} />);
  expect(screen.queryByText("sheet drawn ahead")).toBeNull();
  expect(toast()).toBeUndefined();
  isBroken = false;
  rerender(<Room isOpen />);
  expect(await screen.findByText("sheet drawn ahead")).toBeVisible();
});
