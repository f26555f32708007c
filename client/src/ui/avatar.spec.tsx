import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Avatar } from "./avatar";

const faceOf = (id: string, name: string) =>
  render(<Avatar id={id} name={name} />).container.firstElementChild as HTMLElement;

it("keeps a person's colour in every script, and takes the letter from the name as it is read", () => {
  const [arabic, latin] = [faceOf("salma", "سلمى العتيبي"), faceOf("salma", "Salma Alotaibi")];
  expect(latin.style.background).toBe(arabic.style.background);
  expect([arabic.textContent, latin.textContent]).toEqual(["س", "S"]);
});
