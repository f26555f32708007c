import { act, fireEvent, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { Link } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { ToldSearch } from "./told-search";

const WORK = "5f0c1e7a-0000-4000-8000-000000000001";
/** Longer than words have to stand, and than a page takes to rest. */
const RESTED_MS = 10_000;

/** A list that another feature narrows by words, each set by a button of its own. */
const Market = ({ first, words }: { first: string; words: string[] }) => {
  const [query, setQuery] = useState(first);
  const [hasAnswer, setAnswer] = useState(true);
  const results = useRef<HTMLDivElement>(null);
  return (
    <>
      {words.map((word) => (
        <button key={word} onClick={() => setQuery(word)}>
          {word}
        </button>
      ))}
      <button onClick={() => setAnswer((had) => !had)}>filter</button>
      <div ref={results}>
        <Link to={`/artwork/${WORK}`}>work</Link>
        <Link to={`/artists/${WORK}`}>its artist</Link>
      </div>
      <ToldSearch query={query} hasAnswer={hasAnswer} results={results} />
    </>
  );
};

const open = async (first: string, words: string[] = []) => {
  const server = stubServer({ "POST /api/searches": { body: { recorded: true } } });
  await renderPage(<Market first={first} words={words} />);
  return () => server.sent("POST /api/searches");
};
const rest = () => act(() => vi.advanceTimersByTimeAsync(RESTED_MS));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const openResult = (name: string) => fireEvent.click(screen.getByRole("link", { name }));

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("tells words of the address once they rest, and nobody's name with them", async () => {
  const told = await open(" qaws ");
  expect(told()).toEqual([]);
  await rest();
  expect(told()).toEqual([{ query: "qaws" }]);
});

it("tells no words that stand for a moment while one types", async () => {
  const told = await open("qa", ["qaw", "qaws"]);
  press("qaw");
  await act(() => vi.advanceTimersByTimeAsync(500));
  press("qaws");
  await rest();
  expect(told()).toEqual([{ query: "qaws" }]);
});

it("tells words once, whatever is filtered while they stand", async () => {
  const told = await open("qaws");
  await rest();
  press("filter");
  press("filter");
  await rest();
  expect(told()).toEqual([{ query: "qaws" }]);
});

it("tells nothing before there is an answer", async () => {
  const told = await open("qaws");
  press("filter");
  await rest();
  expect(told()).toEqual([]);
});

it("tells no words that are none", async () => {
  const told = await open("  ");
  await rest();
  openResult("work");
  await rest();
  expect(told()).toEqual([]);
});

it("tells which work was opened after what was sought, at once if the words have not rested yet", async () => {
  const told = await open("qaws");
  openResult("its artist");
  openResult("work");
  await rest();
  expect(told()).toEqual([{ query: "qaws" }, { query: "qaws", chosen: { kind: "artwork", id: WORK } }]);
});
