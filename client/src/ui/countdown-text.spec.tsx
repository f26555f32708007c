import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderToString } from "react-dom/server";
import { renderPage } from "../testing/render-page";
import { CountdownText } from "./countdown-text";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it.each([
  [2 * DAY + 3 * HOUR, "يومان و٣ ساعات"],
  [4 * HOUR + 12 * MINUTE + 7_000, "٤:١٢:٠٧"],
  [12 * MINUTE + 47_000, "١٢:٤٧"],
  [38_000, "٣٨ثانية"],
  [3_000, "٣ثوانٍ"],
  [2_000, "ثانيتان"],
  [1_000, "ثانية واحدة"],
  [-1, "٠ثانية"],
])("tells %s milliseconds as %s", async (remainingMs, words) => {
  await renderPage(<CountdownText remainingMs={remainingMs} />);
  expect(screen.getByRole("timer").textContent?.replaceAll(/\s+/g, " ")).toBe(words);
});

it("stands its digits from left to right, also where the line runs the other way", async () => {
  await renderPage(<CountdownText remainingMs={46_000} />);
  const [tens, units] = [screen.getByText("٤"), screen.getByText("٦")];
  for (const digit of [tens, units]) expect(digit.closest("[dir]")).toHaveAttribute("dir", "ltr");
  expect(tens.compareDocumentPosition(units)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it.each([
  [HOUR - 1, true],
  [HOUR, false],
  [2 * DAY, false],
])(
  "shows what stands still until a script moves it only if it cannot mislead: %s milliseconds",
  async (left, isFrozen) => {
    const drawn = renderToString(<CountdownText remainingMs={left} />);
    expect(drawn.includes('data-frozen="true"')).toBe(isFrozen);
    await renderPage(<CountdownText remainingMs={left} />);
    expect(screen.getByRole("timer")).not.toHaveAttribute("data-frozen", "true");
  },
);
