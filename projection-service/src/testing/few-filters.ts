import fc from "fast-check";

const MOST = 3;

/** Questions by few of these filters at once: all of them together leave nothing that could be counted or put in order. */
export const fewFilters = <Name extends string>(
  choices: Record<Name, readonly string[]>,
): fc.Arbitrary<Partial<Record<Name, string>>> =>
  fc
    .subarray(Object.keys(choices) as Name[], { maxLength: MOST })
    .chain((names) =>
      fc
        .tuple(...names.map((name) => fc.constantFrom(...choices[name])))
        .map(
          (values) => Object.fromEntries(names.map((name, at) => [name, values[at]])) as Partial<Record<Name, string>>,
        ),
    );
