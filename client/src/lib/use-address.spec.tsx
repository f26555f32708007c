import { fireEvent, render, screen } from "@testing-library/react";
import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { useAddress } from "./use-address";

const Page = () => {
  const [parameters, change] = useAddress();
  const put = (name: string): void =>
    change((before) => {
      const changed = new URLSearchParams(before);
      changed.set(name, "1");
      return changed;
    });
  return (
    <button
      onClick={() => {
        put("first");
        put("second");
      }}
    >
      {parameters.toString()}
    </button>
  );
};

it("keeps both of two changes that come before the page is drawn again", () => {
  render(
    <MemoryRouter initialEntries={["/?there=1"]}>
      <Page />
    </MemoryRouter>,
  );
  act(() => void fireEvent.click(screen.getByRole("button")));
  expect(screen.getByRole("button").textContent).toBe("there=1&first=1&second=1");
});
