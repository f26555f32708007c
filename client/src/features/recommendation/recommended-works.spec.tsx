import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { RecommendedWorks } from "./recommended-works";

const slots: ComponentProps<typeof RecommendedWorks>["slots"] = {
  Works: ({ works, renderFoot }) => works.map((work) => <div key={work.id}>{renderFoot(work)}</div>),
  WorksSkeleton: () => null,
};
const artwork = { id: "5f0c1e7a-0000-4000-8000-000000000001", title: "نور", titleEn: "Light", likes: 0 };
const recommended = [{ artwork, because: { kind: "alike" } }];

afterEach(() => vi.unstubAllGlobals());

it("asks the search for those that fit its filters, each with its reason", async () => {
  const server = stubServer({
    "GET /api/search?colour=blue&aiRecommend=true&limit=1": { body: { recommended } },
  });
  await renderPage(<RecommendedWorks slots={slots} within={{ colour: "blue" }} />, { language: "en" });
  expect(await screen.findByText("Liked by people who like what you like")).toBeInTheDocument();
  expect(server.sent("GET /api/recommendations?limit=12")).toEqual([]);
});

it("says where none fits the filters that there are others", async () => {
  stubServer({ "GET /api/search?colour=blue&aiRecommend=true&limit=1": { body: { recommended: [] } } });
  await renderPage(<RecommendedWorks slots={slots} within={{ colour: "blue" }} />, { language: "en" });
  expect(await screen.findByText("None of your recommendations fits these filters")).toBeInTheDocument();
});

it("has all of them where nothing narrows them", async () => {
  stubServer({ "GET /api/recommendations?limit=12": { body: { isOn: true, works: recommended } } });
  await renderPage(<RecommendedWorks slots={slots} />, { language: "en" });
  expect(await screen.findByText("Liked by people who like what you like")).toBeInTheDocument();
});

it("says of a work that nothing else speaks for that it is new, or on show", async () => {
  const works = [
    { artwork, because: { kind: "new" } },
    { artwork: { ...artwork, id: "5f0c1e7a-0000-4000-8000-000000000002" }, because: { kind: "onShow" } },
  ];
  stubServer({ "GET /api/recommendations?limit=12": { body: { isOn: true, works } } });
  await renderPage(<RecommendedWorks slots={slots} />, { language: "en" });
  expect(await screen.findByText("Among the newest on Naqsh")).toBeInTheDocument();
  expect(screen.getByText("On show now")).toBeInTheDocument();
});
