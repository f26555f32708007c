import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { useListBelow } from "./use-list-below";

const Field = () => {
  const { form, isOpen, open, keys, list, field } = useListBelow();
  return (
    <>
      <form ref={form} {...keys}>
        <input aria-label="field" onFocus={open} {...field} />
        {isOpen && (
          <div {...list}>
            <a href="#one">one</a>
            <a href="#two">two</a>
          </div>
        )}
      </form>
      <button type="button">elsewhere</button>
    </>
  );
};

const open = async () => {
  render(<Field />);
  await userEvent.click(screen.getByLabelText("field"));
  return screen.getByLabelText("field");
};

/** As WebKit on macOS takes a press: a link and a button get no focus by it, but what they stand in does if it may have it. */
const pressedInWebKit = (pressed: HTMLElement) => {
  const taker = pressed.parentElement?.closest<HTMLElement>("[tabindex]") ?? null;
  fireEvent.mouseDown(pressed);
  fireEvent.blur(document.activeElement!, { relatedTarget: taker });
};

it("stays while a link of it is pressed, though the browser gives the link no focus", async () => {
  await open();
  pressedInWebKit(screen.getByRole("link", { name: "two" }));
  expect(screen.getByRole("link", { name: "two" })).toBeVisible();
});

it("goes with a press elsewhere, and with Escape", async () => {
  const field = await open();
  await userEvent.click(screen.getByRole("button"));
  expect(screen.queryByRole("link")).toBeNull();
  await userEvent.click(field);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(screen.getByRole("link", { name: "two" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("link")).toBeNull();
  expect(field).toHaveFocus();
});

it("is named by the field while it stands", async () => {
  const field = await open();
  const list = screen.getByRole("link", { name: "one" }).parentElement;
  expect(list).toHaveAttribute("id", field.getAttribute("aria-controls"));
  await userEvent.keyboard("{Escape}");
  expect(field).not.toHaveAttribute("aria-controls");
});
