import { DEEPEST_RESULT } from "@naqsh/shared/search";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { nextFrom, PAGE } from "../search-depth";
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
  await renderPage(<LeftOut pages={pages} total={5_000} />, { language: "en" });
  expect(
    screen.getByText("These are the first 2,016 of 5,000. Add a word or a filter to reach the rest."),
  ).toBeInTheDocument();
});

it("says nothing where everything is shown or more can be asked for", async () => {
  await renderPage(<LeftOut pages={[24, 3]} total={27} />, { language: "en" });
  await renderPage(<LeftOut pages={[24]} total={5_000} />, { language: "en" });
  expect(screen.queryByText(/first/)).not.toBeInTheDocument();
});
