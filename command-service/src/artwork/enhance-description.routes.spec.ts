import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { registered, type Person } from "../testing/people";
import { openTestPorts, type TestPorts } from "../testing/test-ports";
import { serve, type TestServer } from "../testing/test-server";
import type { WritingTask } from "../writing/writing-provider";

const folders = temporaryFolder();
let ports: TestPorts;
let server: TestServer;
let artist: Person;
let collector: Person;
let written: string | null;
let asked: WritingTask[];

const PATH = "/api/artwork/enhance-description";
const fields = {
  title: "نخيل",
  category: "painting",
  medium: "زيت",
  dimensions: "60 × 80 سم",
  currentDescription: "وصفي.",
};
const enhance = (body: object, by = artist) => by.browser.send("POST", PATH, { ...fields, ...body });

beforeAll(async () => {
  const opened = await openTestPorts(folders.fresh());
  const write = async (task: WritingTask) => {
    asked.push(task);
    return written;
  };
  ports = { ...opened, writing: { write } };
  server = await serve(ports);
  artist = await registered(server, "noura", "artist");
  collector = await registered(server, "saad", "collector");
});
beforeEach(() => {
  written = null;
  asked = [];
});
afterAll(async () => {
  await server.stop();
  await ports.close();
});

it.each(["generate", "improve", "poetic", "detailed", "minimal"])(
  "composes from the fields and says so: %s",
  async (way) => {
    const { status, body } = await enhance({ enhancement: way });
    expect(status).toBe(200);
    expect(body).toMatchObject({ source: "composed", aiTags: [], styleAnalysis: null });
    expect(String(body["enhancedDescription"])).toMatch(/[\u0600-\u06ff]/);
  },
);

it("says what a model wrote, with the tags and the style that it proposes", async () => {
  written = JSON.stringify({ description: "نخيل يقف وحده.", tags: ["نخيل", "واحة"], style: "واقعي." });
  expect((await enhance({ enhancement: "poetic" })).body).toEqual({
    enhancedDescription: "نخيل يقف وحده.",
    source: "model",
    aiTags: ["نخيل", "واحة"],
    styleAnalysis: "واقعي.",
  });
});

it("sends a provider the form's own fields alone", async () => {
  await enhance({ enhancement: "generate", artist: "نورة", email: "noura@naqsh.example" });
  expect(asked.map(({ about }) => JSON.parse(about))).toEqual([fields]);
});

it.each(["generate", "poetic", "detailed", "minimal"])("needs a title: %s", async (enhancement) => {
  expect((await enhance({ enhancement, title: "  " })).body).toMatchObject({ code: "DESCRIPTION_NEEDS_TITLE" });
  expect(asked).toEqual([]);
});

it("needs a description to improve it, and no title", async () => {
  const answer = await enhance({ enhancement: "improve", currentDescription: "" });
  expect(answer.body).toMatchObject({ code: "DESCRIPTION_TO_IMPROVE_MISSING" });
  expect((await enhance({ enhancement: "improve", title: "" })).status).toBe(200);
});

it("is for artists", async () => {
  expect((await enhance({ enhancement: "generate" }, collector)).body).toMatchObject({ code: "ARTIST_ROLE_REQUIRED" });
});
