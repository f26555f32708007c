import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DueHeap } from "./due-heap";

describe("due heap", () => {
  it("takes out what is due in order of time, equal times in the order they went in", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 20 })), fc.nat({ max: 20 }), (times, nowMs) => {
        const heap = new DueHeap<[number, number]>();
        times.forEach((atMs, place) => heap.push(atMs, [atMs, place]));
        const inOrder = times.map((atMs, place): [number, number] => [atMs, place]).toSorted((a, b) => a[0] - b[0]);
        expect(heap.takeDue(nowMs)).toEqual(inOrder.filter(([atMs]) => atMs <= nowMs));
        expect(heap.firstDueMs).toBe(inOrder.find(([atMs]) => atMs > nowMs)?.[0] ?? null);
        expect(heap.takeDue(Infinity)).toEqual(inOrder.filter(([atMs]) => atMs > nowMs));
      }),
    );
  });
});
