import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { renderPage } from "../testing/render-page";
import { LiveRegions, useAnnouncer } from "./announcer";
import { Dialog, DialogTitle } from "./dialog";

const Page = ({ isAhead = false }: { isAhead?: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        opens
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} isAhead={isAhead} aria-labelledby="title">
        <DialogTitle id="title">a maximum</DialogTitle>
        <p>{isOpen ? "open" : "closed"}</p>
      </Dialog>
    </>
  );
};

const opened = async (page = <Page />) => {
  await renderPage(page);
  await userEvent.click(screen.getByText("opens"));
  return screen.getByRole("dialog", { name: "a maximum" });
};

it("takes the focus, keeps the page below still, and gives the focus back", async () => {
  const dialog = await opened();
  expect(dialog).toHaveFocus();
  const page = screen.getByText("opens").closest("body > *");
  await waitFor(() => expect(page).toHaveAttribute("inert"));
  await userEvent.keyboard("{Escape}");
  expect(page).not.toHaveAttribute("inert");
  expect(screen.getByText("opens")).toHaveFocus();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

it("closes when something beside it is pressed, not when a press only ends there", async () => {
  const dialog = await opened();
  const beside = dialog.parentElement!;
  fireEvent.mouseDown(screen.getByText("open"));
  fireEvent.click(beside);
  expect(screen.getByText("open")).toBeVisible();
  fireEvent.mouseDown(beside);
  fireEvent.click(beside);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

it("is drawn ahead unseen, and shows what holds when it opens", async () => {
  await renderPage(<Page isAhead />);
  expect(screen.getByText("closed")).not.toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.click(screen.getByText("opens"));
  expect(screen.getByRole("dialog")).toHaveFocus();
  expect(screen.getByText("open")).toBeVisible();
});

it("takes the keys of whoever lost the focus in it, so that the page below hears none", async () => {
  const dialog = await opened();
  const heard = vi.fn();
  window.addEventListener("keydown", heard);
  dialog.blur();
  expect(document.body).toHaveFocus();
  await userEvent.keyboard("b");
  expect(dialog).toHaveFocus();
  dialog.blur();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  window.removeEventListener("keydown", heard);
  expect(heard.mock.calls.map(([{ target }]) => target)).not.toContain(document.body);
});

it("leaves what is announced to be heard", async () => {
  await renderPage(
    <>
      <LiveRegions />
      <Page />
    </>,
  );
  const page = screen.getByText("opens").closest("body > *");
  await userEvent.click(screen.getByText("opens"));
  await waitFor(() => expect(page).toHaveAttribute("inert"));
  act(() => useAnnouncer.getState().interrupt("outbid"));
  expect(screen.getByText("outbid").closest("[inert]")).toBeNull();
});

it("keeps the page still until the last one is closed", async () => {
  const Two = ({ first, second }: { first: boolean; second: boolean }) => (
    <>
      <p>page</p>
      <Dialog open={first} aria-labelledby="one">
        <DialogTitle id="one">one</DialogTitle>
      </Dialog>
      <Dialog open={second} aria-labelledby="two">
        <DialogTitle id="two">two</DialogTitle>
      </Dialog>
    </>
  );
  const { rerender, container } = render(<Two first second={false} />);
  await waitFor(() => expect(container).toHaveAttribute("inert"));
  rerender(<Two first second />);
  await waitFor(() => expect(screen.getByText("one").closest("[inert]")).not.toBeNull());
  rerender(<Two first={false} second />);
  expect(container).toHaveAttribute("inert");
  rerender(<Two first={false} second={false} />);
  expect(container).not.toHaveAttribute("inert");
});
