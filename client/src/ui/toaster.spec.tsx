import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderPage } from "../testing/render-page";
import { showToast } from "./toast.store";
import { Toaster } from "./toaster";

it("keeps what is urgent beside what passes, whichever comes first, and only the newest of each", async () => {
  await renderPage(<Toaster />);
  act(() => showToast({ title: "saved", tone: "good" }));
  act(() => showToast({ title: "changed", tone: "urgent" }));
  expect(screen.getByText("saved")).toBeVisible();
  act(() => showToast({ title: "saved again", tone: "good" }));
  expect(screen.queryByText("saved")).toBeNull();
  expect(screen.getByText("changed")).toBeVisible();
});

it("takes away the one that is dismissed", async () => {
  await renderPage(<Toaster />);
  act(() => showToast({ title: "changed", tone: "urgent" }));
  act(() => showToast({ title: "saved", tone: "good" }));
  const [urgent] = screen.getAllByRole("button");
  await userEvent.click(urgent!);
  expect(screen.queryByText("changed")).toBeNull();
  expect(screen.getByText("saved")).toBeVisible();
});
