import { act, cleanup, render, screen } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, beforeAll, expect, it } from "vitest";
import { speak, startI18n } from "./i18n";
import { useTranslation } from "./use-translation";

beforeAll(() => startI18n("en"));
afterEach(cleanup);

/** A text of no feature. */
const Told = ({ name }: { name: string }) => {
  const { t } = useTranslation("made-up" as "app");
  return <p>{t(name as "accountMenu")}</p>;
};

it("reads a text that has come since, and a text anew in the language that is spoken", async () => {
  const { rerender } = render(<Told name="late" />);
  expect(screen.getByText("late")).toBeInTheDocument();
  i18next.addResource("en", "made-up", "late", "Here now");
  i18next.addResource("ar", "made-up", "late", "وصل");
  rerender(<Told name="late" key="again" />);
  expect(screen.getByText("Here now")).toBeInTheDocument();
  await act(() => speak("ar"));
  expect(screen.getByText("وصل")).toBeInTheDocument();
});
