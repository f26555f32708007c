import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderPage } from "../../testing/render-page";
import { AmountField, amountFromInput } from "./amount-field";

it.each([
  ["١٢٥٠", 125_000],
  ["١٢٬٥٠٠", 1_250_000],
  ["۱۲۵۰", 125_000],
  ["١٢،٥٠٠", 1_250_000],
  ["۱٬۲۵۰٫۵۰", 125_050],
  ["12,500.50", 1_250_050],
  ["١٢٫٥", 1_250],
  ["", null],
  ["مئة", null],
  ["-5", null],
])("reads %s as %s", (typed, amount) => {
  expect(amountFromInput(typed)).toBe(amount);
});

const Form = ({ onAmount }: { onAmount: (amount: Halalas | null) => void }) => {
  const [value, setValue] = useState<Halalas | null>(null);
  return (
    <AmountField
      label="السعر"
      value={value}
      onChange={(amount) => {
        setValue(amount);
        onAmount(amount);
      }}
    />
  );
};

it("gives the amount while it is typed and tidies it on leaving", async () => {
  const seen: (Halalas | null)[] = [];
  await renderPage(<Form onAmount={(amount) => seen.push(amount)} />);
  const input = screen.getByLabelText("السعر");
  await userEvent.type(input, "12500");
  expect(seen.at(-1)).toBe(1_250_000);
  await userEvent.tab();
  expect(input).toHaveValue("١٢٬٥٠٠");
});

it("says so when what was typed is no amount, and keeps it there", async () => {
  await renderPage(<Form onAmount={() => undefined} />);
  const input = screen.getByLabelText("السعر");
  await userEvent.type(input, "مئة");
  await userEvent.tab();
  expect(screen.getByRole("alert")).toHaveTextContent("اكتب مبلغًا بالأرقام");
  expect(input).toHaveValue("مئة");
});
