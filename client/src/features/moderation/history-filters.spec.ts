import { expect, it } from "vitest";
import { riyadhMomentOf } from "../../lib/riyadh-time";
import { historyFiltersFrom, historySearchOf, instantAt, parametersWith } from "./history-filters";

const from = (search: string) => historyFiltersFrom(new URLSearchParams(search));
const asked = (search: string) => Object.fromEntries(new URLSearchParams(historySearchOf(from(search))));
const changed = (search: string, change: Parameters<typeof parametersWith>[1]) =>
  parametersWith(new URLSearchParams(search), change).toString();

it("reads a moment of Riyadh's clock, whole seconds of it, and asks for nothing later", () => {
  expect(from("at=2026-11-21T18:30").at).toBe("2026-11-21T18:30:00");
  expect(from("at=2026-11-21T25:61").at).toBe("");
  expect(from("at=yesterday").at).toBe("");
  expect(instantAt("2026-11-21T18:30:05")).toBe("2026-11-21T15:30:05.999Z");
  expect(riyadhMomentOf(Date.parse("2026-11-21T22:30:05.120Z"))).toBe("2026-11-22T01:30:05");
  expect(asked("at=2026-11-21T18:30:05")).toMatchObject({ to: "2026-11-21T15:30:05.999Z" });
});

it("takes no day that is in no calendar", () => {
  expect(from("from=2026-99-99&to=2026-02-31")).toMatchObject({ from: "", to: "" });
  expect(from("from=2026-02-28").from).toBe("2026-02-28");
  expect(() => asked("from=2026-99-99&to=0000-00-00")).not.toThrow(RangeError);
});

it("takes the earlier of the last day and the moment", () => {
  expect(asked("at=2026-11-21T18:30:05&to=2026-11-20")["to"]).toBe("2026-11-20T20:59:59.999Z");
  expect(asked("at=2026-11-21T18:30:05&to=2026-11-25")["to"]).toBe("2026-11-21T15:30:05.999Z");
});

it("looks for one type of event, notices too, and drops it with a kind that has none of it", () => {
  expect(asked("type=BidPlaced")).toEqual({ type: "BidPlaced" });
  expect(asked("type=NoticeReceived")).toEqual({ type: "NoticeReceived" });
  expect(asked("type=Nonsense")).toEqual({ without: "notification,engagement" });
  expect(changed("type=BidPlaced", { kind: "auction" })).toBe("kind=auction&type=BidPlaced");
  expect(changed("type=BidPlaced", { kind: "order" })).toBe("kind=order");
});

it("shows all about a stream that is named, and leaves it with its subject", () => {
  expect(asked("stream=auction-abc")).toMatchObject({ subject: "abc" });
  expect(changed("stream=auction-abc", { at: "2026-11-21T18:30:05" })).toBe(
    "stream=auction-abc&at=2026-11-21T18%3A30%3A05",
  );
  expect(changed("stream=auction-abc", { subject: "" })).toBe("");
  expect(asked("stream=user-abc")).toMatchObject({ subject: "abc" });
  expect(from("stream=emailClaim-abc").stream).toBe("");
});
