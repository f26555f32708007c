import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../testing/render-page";
import { useReasonWords, useWhyWords } from "./use-why-words";

const Reason = ({ type, reason }: { type: string; reason: string }) => <p>{useReasonWords()(type, reason)}</p>;

it.each([
  ["PaymentFailed", "card_declined", "رفض البنك البطاقة"],
  ["PaymentFailed", "a bank's own word", "a bank's own word"],
  ["PaymentFailed", "abandoned", "ألغى المشتري الدفع"],
  ["ConsignedArtworkReturned", "lapsed", "سقط البيع"],
  ["ConsignedArtworkReturned", "cancelled", "أُلغي المزاد"],
  ["ConsignedArtworkReturned", "unsold", "لم يُبع العمل"],
  ["ConsignedArtworkReturned", "notScheduled", "لم يُجدول المزاد"],
  ["OrderCancelled", "paymentDeadlineMissed", "انقضت مهلة الدفع"],
  ["BidderVoided", "sold", "sold"],
])("the reason of %s, %s, is told as: %s", async (type, reason, words) => {
  await renderPage(<Reason type={type} reason={reason} />);
  expect(screen.getByText(words)).toBeInTheDocument();
});

const NAME = { ar: "حدث جديد", en: "Something new" };

const Sentence = ({ type }: { type: "AuctionExtended" | "OrderCreated" | "SettingsChanged" }) => {
  const facts = { endsAt: "2026-11-21T17:44:16.000Z", amount: 100_00 };
  return (
    <p>{useWhyWords()({ id: "e", type, name: NAME, at: "2026-11-21T17:42:16.000Z", facts, link: null }).sentence}</p>
  );
};

it("tells the end of an extension to the second, and a deadline of a day to the minute", async () => {
  const { unmount } = await renderPage(<Sentence type="AuctionExtended" />);
  expect(screen.getByText(/٨:٤٤:١٦/)).toBeInTheDocument();
  unmount();
  await renderPage(<Sentence type="OrderCreated" />);
  expect(screen.getByText(/٨:٤٤/)).not.toHaveTextContent("٨:٤٤:١٦");
});

it("calls an event that has no sentence here by its module's name for it", async () => {
  await renderPage(<Sentence type="SettingsChanged" />, { language: "en" });
  expect(screen.getByText("Something new")).toBeInTheDocument();
});

const Refund = ({ type }: { type: "RefundTransferClaimed" | "RefundTransferReleased" | "RefundFailed" }) => (
  <p>
    {
      useWhyWords()({
        id: "e",
        type,
        name: NAME,
        at: "2026-11-21T17:42:16.000Z",
        facts: { amount: 100_00 },
        link: null,
      }).sentence
    }
  </p>
);

it.each([
  ["RefundTransferClaimed", /أعلن أحد المديرين أنه يتولى تحويل/],
  ["RefundTransferReleased", /تخلّى المدير عن التحويل/],
  ["RefundFailed", /لم يصل رد .* إلى المشتري/],
] as const)("tells of a refund's transfer in a sentence of its own: %s", async (type, words) => {
  await renderPage(<Refund type={type} />);
  expect(screen.getByText(words)).toBeInTheDocument();
});

const Answered = ({ isOwn }: { isOwn: boolean }) => {
  const facts = { alias: 2, answeredBy: 1, isOwn, amount: 650_00 };
  return (
    <p>
      {
        useWhyWords()({ id: "e", type: "BidPlaced", name: NAME, at: "2026-11-21T17:42:16.000Z", facts, link: null })
          .sentence
      }
    </p>
  );
};

it("tells who lost at once that an earlier maximum answered", async () => {
  const { unmount } = await renderPage(<Answered isOwn />, { language: "en" });
  expect(screen.getByText(/^You bid, and the maximum that bidder 1 had left before answered/)).toBeInTheDocument();
  unmount();
  await renderPage(<Answered isOwn={false} />);
  expect(screen.getByText(/زايد المزايد ٢، فأجاب سقف المزايد ١/)).toBeInTheDocument();
});
