import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import { createCommandTraces } from "./command-traces";
import { createIdSieve } from "./id-sieve";

const idOf = (number: number): string => uuid5(NAQSH_NAMESPACE, `command ${number}`);

const noted = (commandId: string, revision: number) => ({
  revision,
  metadata: {
    commandId,
    commandDigest: `digest of ${commandId}`,
    correlationId: commandId,
    causationId: null,
    actorId: "actor",
    actorRole: "system" as const,
  },
});

describe("traces of commands", () => {
  it("hold the newest, and know of every older one that the stream has to be asked", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 200 }), (held, many) => {
        const traces = createCommandTraces(held);
        for (let number = 0; number < many; number += 1) traces.note(noted(idOf(number), number));
        for (let number = 0; number < many; number += 1) {
          const found = traces.find(idOf(number));
          if (number >= many - held) expect(found).toMatchObject({ first: number, last: number });
          else expect(found).not.toBeNull();
        }
      }),
    );
  });

  it("say of nearly every new command that it is new", () => {
    const sieve = createIdSieve();
    for (let number = 0; number < 20_000; number += 1) sieve.add(idOf(number));
    let wrong = 0;
    for (let number = 20_000; number < 40_000; number += 1) if (sieve.mayHold(idOf(number))) wrong += 1;
    expect(wrong).toBeLessThan(200);
  });
});
