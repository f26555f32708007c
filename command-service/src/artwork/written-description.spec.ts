import { expect, it } from "vitest";
import { writtenDescriptionFrom } from "./written-description";

const object = { description: "نخيل يقف وحده.", tags: ["نخيل", "#واحة_الأحساء", "نخيل", " "], style: "أسلوب واقعي." };

it.each([
  ["an object", JSON.stringify(object)],
  ["an object in a fence", `\`\`\`json\n${JSON.stringify(object)}\n\`\`\``],
  ["an object with words around it", `Here it is: ${JSON.stringify(object)} Enjoy.`],
])("reads %s", (_, answer) => {
  expect(writtenDescriptionFrom(answer, 5000)).toEqual({
    description: "نخيل يقف وحده.",
    tags: ["نخيل", "واحة الأحساء"],
    style: "أسلوب واقعي.",
  });
});

it("takes a text alone as the description, without tags", () => {
  expect(writtenDescriptionFrom("نخيل يقف وحده.", 5000)).toEqual({
    description: "نخيل يقف وحده.",
    tags: [],
    style: null,
  });
});

it.each([
  ["an object that breaks off", '{"description": "نخيل يق'],
  ["an object without a description", '{"tags": []}'],
  ["nothing that can be seen", '{"description": "\u200b"}'],
])("takes %s for no answer", (_, answer) => {
  expect(writtenDescriptionFrom(answer, 5000)).toBeNull();
});

it("leaves out tags and a style that are none", () => {
  const answer = JSON.stringify({ description: "نخيل", tags: "نخيل", style: 3 });
  expect(writtenDescriptionFrom(answer, 5000)).toEqual({ description: "نخيل", tags: [], style: null });
});
