import { describe, expect, it } from "vitest";
import { questionFrom } from "./operator-request";
import { UsageError } from "./usage-error";

const PERSON = "0ba25666-a3a4-5afb-afc8-33e8cf831f90";
const asked = (line: string) => questionFrom(line.split(" ")).question;

describe("what an operator writes", () => {
  it("is understood as it stands in the usage", () => {
    expect(asked("rebuild people")).toEqual({ command: "rebuild", argument: "people" });
    expect(asked("verify")).toEqual({ command: "verify" });
    expect(asked("parked --retry one")).toEqual({ command: "retry", argument: "one" });
    expect(asked("replay auction one --at 2026-01-01T03:00:00+03:00")).toEqual({
      command: "replay",
      argument: "auction",
      subject: "one",
      at: "2026-01-01T00:00:00.000Z",
    });
    expect(asked(`export ${PERSON} --to /vault/x.json`)).toEqual({
      command: "export",
      argument: PERSON,
      to: "/vault/x.json",
    });
    expect(questionFrom(["status", "--json"]).asJson).toBe(true);
  });

  it.each([
    ["drop-everything", "no command drop-everything"],
    ["rebuild", "needs the name of a view"],
    ["verify people orders", 'does not take "orders"'],
    ["status now", 'does not take "now"'],
    ["rebuild people --at 2026-01-01", "does not take --at"],
    ["status --retry one", "does not take --retry"],
    ["replay auction", "needs a kind and an id"],
    ["replay work one", "Only auctions"],
    ["explain", "needs the name of a stream"],
    ["explain auction-one --at yesterday", "is no time"],
    ["export ../../etc/passwd", "no person's id"],
    ["backup", "needs an empty folder"],
    ["restore", "needs the folder of a backup"],
    ["check-certificate", "needs the name of a file"],
    ["verify --loud", "Unknown option"],
    ["constructor", "no command constructor"],
  ])("is refused and explained where it is not: %s", (line, words) => {
    expect(() => asked(line)).toThrow(UsageError);
    expect(() => asked(line)).toThrow(words);
  });
});
