import type { ArtworkReading, WorkPictureRole } from "@naqsh/shared/artwork";
import { artworkImage } from "@naqsh/shared/testing/artwork-image";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { ReadingPictures } from "./reading-pictures";

const readingWith = (...roles: WorkPictureRole[]): ArtworkReading =>
  ({
    title: "كثيب",
    titleEn: "Dune",
    pictures: roles.map((role) => ({ id: role, role, image: artworkImage(), tiles: null })),
  }) as unknown as ArtworkReading;

it("shows each picture that the work had, and says what it shows", async () => {
  await renderPage(<ReadingPictures reading={readingWith("detail", "back")} />, { language: "en" });
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["A detail", "The back"]);
  expect(screen.getByRole("img", { name: /^A detail: .*Dune/ })).toBeInTheDocument();
});

it("says nothing of a work that had its front alone", async () => {
  const { container } = await renderPage(<ReadingPictures reading={readingWith()} />);
  expect(container).toBeEmptyDOMElement();
});
