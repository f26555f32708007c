import type { IndexValue } from "@naqsh/shared/platform/ports/read-model-store";

/** A single number stands for itself: most values are met once. */
type Numbers = number | number[];

const NONE: readonly number[] = [];

/** Numbers that came under values since the last write, kind by kind. */
export class UnwrittenPostings {
  private readonly kinds: Map<IndexValue, Numbers>[] = [];
  /** How many events they are of. */
  events = 0;

  /** Numbers come in rising order; one that comes twice counts once. Gives whether it is new. */
  add(kind: number, value: IndexValue, number: number): boolean {
    const lists = (this.kinds[kind] ??= new Map());
    const numbers = lists.get(value);
    if (numbers === undefined) lists.set(value, number);
    else if (typeof numbers === "number") {
      if (numbers === number) return false;
      lists.set(value, [numbers, number]);
    } else {
      if (numbers.at(-1) === number) return false;
      numbers.push(number);
    }
    return true;
  }

  of(kind: number, value: IndexValue): readonly number[] {
    const numbers = this.kinds[kind]?.get(value);
    return typeof numbers === "number" ? [numbers] : (numbers ?? NONE);
  }

  *lists(): Generator<{ kind: number; value: IndexValue; numbers: readonly number[] }> {
    for (const [kind, lists] of this.kinds.entries()) {
      for (const [value, numbers] of lists ?? []) {
        yield { kind, value, numbers: typeof numbers === "number" ? [numbers] : numbers };
      }
    }
  }
}
