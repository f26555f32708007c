import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderPage } from "../testing/render-page";
import { LiveRegions, useAnnouncer } from "./announcer";
import { Dialog } from "./dialog";
import { Dialog as MaterialDialog } from "./material/dialog";
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

it("takes touches while a dialog holds the page below", async () => {
  await renderPage(
    <>
      <p>the page</p>
      <Toaster />
      <Dialog open aria-labelledby="title">
        <h2 id="title">a maximum</h2>
      </Dialog>
    </>,
  );
  act(() => showToast({ title: "not saved", tone: "urgent" }));
  await waitFor(() => expect(screen.getByText("the page").closest("[inert]")).not.toBeNull());
  expect(screen.getByText("not saved").closest("[inert]")).toBeNull();
});

it("is heard above a dialog of MUI, as what interrupts is", async () => {
  await renderPage(
    <>
      <Toaster />
      <LiveRegions />
      <MaterialDialog open aria-labelledby="title">
        <h2 id="title">the rules</h2>
      </MaterialDialog>
    </>,
  );
  act(() => {
    showToast({ title: "not saved", tone: "urgent" });
    useAnnouncer.getState().interrupt("outbid");
  });
  for (const text of ["not saved", "outbid"]) {
    await waitFor(() => expect(screen.getByText(text).closest("[aria-hidden=true]")).toBeNull());
  }
});
