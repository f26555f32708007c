import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { renderPage } from "../testing/render-page";
import { Button } from "./button";
import { IconButton } from "./icon-button";

const press = async (name: string): Promise<void> => userEvent.setup().click(screen.getByText(name));

it("sends no form unless it is told to", async () => {
  await renderPage(
    <>
      <Button>Look</Button>
      <Button type="submit">Send</Button>
      <IconButton aria-label="Close" />
    </>,
  );
  expect(screen.getByText("Look")).toHaveAttribute("type", "button");
  expect(screen.getByText("Send")).toHaveAttribute("type", "submit");
  expect(screen.getByLabelText("Close")).toHaveAttribute("type", "button");
});

it.each([{ disabled: true }, { loading: true }, { loading: true, loadingPosition: "start" as const }])(
  "cannot be pressed while %o",
  async (state) => {
    const pressed = vi.fn();
    await renderPage(
      <Button {...state} onClick={pressed}>
        Bid
      </Button>,
    );
    await press("Bid");
    expect(pressed).not.toHaveBeenCalled();
    expect(screen.getByText("Bid")).toBeDisabled();
  },
);

it("is a link where it leads somewhere, and says when it leads nowhere now", async () => {
  await renderPage(
    <>
      <Button component={Link} to="/marketplace" className="wide">
        Works
      </Button>
      <Button component="a" href="/file" disabled>
        File
      </Button>
    </>,
  );
  expect(screen.getByText("Works")).toHaveAttribute("href", "/marketplace");
  expect(screen.getByText("Works")).toHaveClass("button", "wide");
  expect(screen.getByText("File")).toHaveAttribute("aria-disabled", "true");
});
