import { sharedAddressOf } from "@naqsh/shared/engagement";
import { expect, it } from "vitest";
import { letterAddressOf, siteAddressOf } from "./share-address";

const shared = { title: "كثيب & نخلة + ١", url: "https://naqsh.example/artwork/7?from=share" };

it.each(["facebook", "twitter", "linkedin", "whatsapp", "telegram"] as const)(
  "hands title and address whole to %s",
  (way) => {
    const said = [...new URL(siteAddressOf(way, shared)).searchParams.values()].join("\n");
    expect(said).toContain(shared.url);
    if (way !== "facebook" && way !== "linkedin") expect(said).toContain(shared.title);
  },
);

it("writes a letter", () => {
  const letter = new URL(letterAddressOf(shared));
  const [subject, body] = letter.search
    .slice(1)
    .split("&")
    .map((part) => decodeURIComponent(part.slice(part.indexOf("=") + 1)));
  expect(subject).toBe(shared.title);
  expect(body).toBe(`${shared.title}\n${shared.url}`);
  expect(letter.search).not.toContain("+");
});

it("says in the address that it was passed on", () => {
  expect(sharedAddressOf("/artwork/7", "https://naqsh.example")).toBe(shared.url);
});
