import { fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderPage } from "../testing/render-page";
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
