import type { InternalClient } from "@naqsh/shared/platform/http/internal-client";
import { StoreUnavailable } from "@naqsh/shared/platform/ports/event-store";
import type { SystemCommand } from "@naqsh/shared/platform/ports/system-command";
import { describe, expect, it } from "vitest";
import { createHttpCommandBus } from "./http-command-bus";

type Answered = { path: string; body: unknown };

const commandOf = (streamId: string): SystemCommand => ({
  streamCategory: "auction",
  streamId,
  command: { type: "CloseAuction", data: { auctionId: streamId } },
  commandId: streamId,
  correlationId: streamId,
  causationId: null,
  actorId: "spec",
});
const numbered = (count: number): SystemCommand[] => Array.from({ length: count }, (_, place) => commandOf(`${place}`));
const accepted = { accepted: true } as const;

/** A bus to a command-service that answers so; `asked` is what it was asked, in order. */
const busTo = (answer: (asked: Answered) => unknown) => {
  const asked: Answered[] = [];
  const post = async (path: string, body: unknown): Promise<unknown> => {
    asked.push({ path, body });
    return answer({ path, body });
  };
  return { bus: createHttpCommandBus({ post } as InternalClient), asked };
};
const isBatch = ({ path }: Answered): boolean => path === "/internal/command-batches";
const acceptsAll = ({ path, body }: Answered): unknown =>
  path === "/internal/command-batches" ? (body as unknown[]).map(() => ({ outcome: accepted })) : accepted;

describe("Commands on their way to command-service", () => {
  it("go together, in their order, where they are sent in one turn; one alone goes alone", async () => {
    const { bus, asked } = busTo(acceptsAll);
    const all = numbered(150);
    expect(await Promise.all(all.map(bus.dispatch))).toEqual(all.map(() => accepted));
    expect(await bus.dispatch(commandOf("last"))).toEqual(accepted);
    expect(asked.map(({ path }) => path)).toEqual([
      ...Array.from({ length: 3 }, () => "/internal/command-batches"),
      "/internal/commands",
    ]);
    expect(asked.slice(0, 3).flatMap(({ body }) => body)).toEqual(all);
  });

  it("each have an answer of their own", async () => {
    const { bus } = busTo(() => [
      { outcome: accepted },
      { outcome: { accepted: false, rejection: { code: "AUCTION_STILL_RUNNING", endsAt: "soon" } } },
      { unsettled: "The log is away" },
      { failed: "It failed" },
    ]);
    const [first, second, third, fourth] = await Promise.allSettled(numbered(4).map(bus.dispatch));
    expect(first).toMatchObject({ value: accepted });
    expect(second).toMatchObject({ value: { accepted: false, rejection: { endsAt: "soon" } } });
    expect(third).toMatchObject({ reason: expect.any(StoreUnavailable) });
    expect(fourth).toMatchObject({ reason: { message: "It failed" } });
    expect((fourth as PromiseRejectedResult).reason).not.toBeInstanceOf(StoreUnavailable);
  });

  it("are all of unknown outcome where no answer comes, and none is sent again unasked", async () => {
    const { bus, asked } = busTo(() => {
      throw new StoreUnavailable("cut off");
    });
    const results = await Promise.allSettled(numbered(3).map(bus.dispatch));
    expect(results.map((result) => result.status === "rejected" && result.reason)).toEqual(
      Array.from({ length: 3 }, () => expect.any(StoreUnavailable)),
    );
    expect(asked).toHaveLength(1);
  });

  it.each([
    ["an older build does not know batches", new Error("command-service answered 404")],
    ["it answers to another number of them", null],
  ])("are sent one by one where %s", async (_, thrown) => {
    const { bus, asked } = busTo((one) => {
      if (!isBatch(one)) return accepted;
      if (thrown) throw thrown;
      return [{ outcome: accepted }];
    });
    expect(await Promise.all(numbered(3).map(bus.dispatch))).toEqual([accepted, accepted, accepted]);
    expect(asked.filter((one) => !isBatch(one)).map(({ body }) => body)).toEqual(numbered(3));
  });
});
