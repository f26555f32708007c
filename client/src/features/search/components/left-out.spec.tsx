import { DEEPEST_RESULT } from "@naqsh/shared/search";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { nextFrom, PAGE, startFrom } from "../search-depth";
import { LeftOut } from "./left-out";

it("goes on as long as the next results can be asked for", () => {
  const deepest = Math.floor(DEEPEST_RESULT / PAGE);
  expect(nextFrom(1, 25)).toBe(24);
  expect(nextFrom(1, 24)).toBe("end");
  expect(nextFrom(deepest, 5_000)).toBe(deepest * PAGE);
  expect(nextFrom(deepest + 1, 5_000)).toBe("tooDeep");
  expect(nextFrom(deepest + 1, deepest * PAGE + 10)).toBe("end");
});

it("says how much it leaves out where nobody can read on", async () => {
  const pages = Array.from({ length: 84 }, () => PAGE);
  await renderPage(<LeftOut start={0} pages={pages} total={5_000} />, { language: "en" });
  expect(
    screen.getByText("These are the first 2,016 of 5,000. Add a word or a filter to reach the rest."),
  ).toBeInTheDocument();
});

it("names the results that are shown, without the pages that the address passed over", async () => {
  await renderPage(<LeftOut start={82} pages={[PAGE, PAGE]} total={5_000} />, { language: "en" });
  expect(
    screen.getByText("These are results 1,969 to 2,016 of 5,000. Add a word or a filter to reach the rest."),
  ).toBeInTheDocument();
});

it("says nothing where everything is shown or more can be asked for", async () => {
  await renderPage(<LeftOut start={0} pages={[24, 3]} total={27} />, { language: "en" });
  await renderPage(<LeftOut start={0} pages={[24]} total={5_000} />, { language: "en" });
  expect(screen.queryByText(/first/)).not.toBeInTheDocument();
});

it("begins at the page that the address names, if there can be one", () => {
  const startAt = (page: string) => startFrom(new URLSearchParams({ page }));
  const deepest = Math.floor(DEEPEST_RESULT / PAGE);
  expect(["", "0", "1", "-1", "2.5", "x", String(deepest + 2)].map(startAt)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect([startAt("2"), startAt(String(deepest + 1))]).toEqual([1, deepest]);
});
