import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../testing/render-page";
import { useReasonWords } from "./use-why-words";

const Reason = ({ type, reason }: { type: string; reason: string }) => <p>{useReasonWords()(type, reason)}</p>;

it.each([
  ["PaymentFailed", "card_declined", "رفض البنك البطاقة"],
  ["PaymentFailed", "a bank's own word", "a bank's own word"],
  ["OrderCancelled", "paymentDeadlineMissed", "انقضت مهلة الدفع"],
  ["BidderVoided", "sold", "sold"],
])("the reason of %s, %s, is told as: %s", async (type, reason, words) => {
  await renderPage(<Reason type={type} reason={reason} />);
  expect(screen.getByText(words)).toBeInTheDocument();
});
