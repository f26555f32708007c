import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { stubServer } from "../../../testing/stub-server";
import { Toaster } from "../../../ui/toaster";
import { emptyDraft, type ArtworkDraft } from "../artwork-draft";
import { DescriptionSuggestion } from "./description-suggestion";

const PATH = "POST /api/artwork/enhance-description";
const composed = { enhancedDescription: "«نخيل» لوحة.", source: "composed", aiTags: [], styleAnalysis: null };
const written = { enhancedDescription: "نخيل.", source: "model", aiTags: ["واحة", "نخيل"], styleAnalysis: "واقعي." };

const Form = ({ start }: { start: Partial<ArtworkDraft> }) => {
  const [draft, setDraft] = useState({ ...emptyDraft, ...start });
  return (
    <>
      <DescriptionSuggestion draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
      <Toaster />
      <output>{JSON.stringify([draft.description, draft.tags, draft.aiTags, draft.styleAnalysis])}</output>
    </>
  );
};
const show = async (start: Partial<ArtworkDraft>) => {
  await renderPage(<Form start={start} />, { language: "en" });
  return userEvent.setup();
};
const press = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(screen.getByRole("button", { name }));
const held = () => JSON.parse(document.querySelector("output")?.textContent ?? "null") as string[];

it("offers four ways once there is a title, and improving once there is a description", async () => {
  stubServer({});
  await show({});
  for (const name of ["Write", "Poetic", "Detailed", "Short", "Improve"])
    expect(screen.getByRole("button", { name })).toBeDisabled();
  expect(screen.getByText(/Write the work's title first/)).toBeVisible();
});

it("says that fields were put together, and gives back what the artist wrote", async () => {
  const server = stubServer({ [PATH]: { body: composed } });
  const user = await show({ title: "نخيل", description: "لي.", category: "painting", heightCm: "60", widthCm: "80" });
  await press(user, "Write");
  expect(await screen.findByText(/composed from the fields; no language model/)).toBeVisible();
  expect(held()[0]).toBe("«نخيل» لوحة.");
  await press(user, "Poetic");
  const fields = {
    title: "نخيل",
    category: "painting",
    medium: "",
    dimensions: "60 × 80 سم",
    currentDescription: "لي.",
  };
  expect(server.sent(PATH)).toEqual([
    { ...fields, enhancement: "generate" },
    { ...fields, enhancement: "poetic" },
  ]);
  await press(user, "Restore what I wrote");
  expect(held()[0]).toBe("لي.");
  expect(screen.queryByText(/composed from the fields/)).toBeNull();
});

it("tells the artist what is kept of whose words these are, and takes no words for another's that came back unchanged", async () => {
  stubServer({ [PATH]: { body: { ...composed, enhancedDescription: "لي." } } });
  const user = await show({ title: "نخيل", description: "لي.", descriptionOrigin: "artist" });
  await press(user, "Improve");
  await waitFor(() => expect(screen.getByRole("button", { name: "Improve" })).toBeEnabled());
  expect(screen.queryByText(/composed from the fields/)).toBeNull();
  cleanup();
  await show({ title: "نخيل", description: "نخلتان.", descriptionOrigin: "model", proposedDescription: "نخيل." });
  expect(screen.getByText(/A language model proposed this, and you changed it/)).toBeVisible();
});

it("lets the artist accept the tags and the style that a model proposes", async () => {
  stubServer({ [PATH]: { body: written } });
  const user = await show({ title: "نخيل", tags: "نخيل, زيت" });
  await press(user, "Detailed");
  expect(await screen.findByText(/A language model wrote this/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /Add the tag .*نخيل/ })).toBeNull();
  await press(user, /Add the tag .*واحة/);
  await press(user, "Add it to the work");
  expect(held()).toEqual(["نخيل.", "نخيل، زيت، واحة", "واحة", "واقعي."]);
  await press(user, "Remove it from the work");
  expect(held()[3]).toBe("");
});

it("says that it failed, and leaves the form as it is", async () => {
  stubServer({});
  const user = await show({ title: "نخيل", description: "لي." });
  await press(user, "Improve");
  expect(await screen.findByText("The description was not improved")).toBeVisible();
  expect(held()[0]).toBe("لي.");
});
