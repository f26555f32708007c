import type { BilingualText } from "./bilingual-text";
import type { AnyEvent } from "./decider";

/** What a type of event is called in the history; `sentence`: what operators read in its place. */
export type EventName = BilingualText & { sentence?: string };

/** A module's events in words; exhaustive, so that a new event without words does not compile. */
export type EventWords<Event extends AnyEvent> = Readonly<Record<Event["type"], EventName>>;

/** The types of all events of a module, but for some: for a view that handles those too that are still to come. */
export const typesIn = <Type extends string, LeftOut extends Type = never>(
  words: Readonly<Record<Type, EventName>>,
  leftOut: readonly LeftOut[] = [],
): Exclude<Type, LeftOut>[] => {
  const types = Object.keys(words) as Type[];
  return types.filter((type): type is Exclude<Type, LeftOut> => !(leftOut as readonly Type[]).includes(type));
};
