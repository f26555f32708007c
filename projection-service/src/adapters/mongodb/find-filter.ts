import type { IndexFields } from "@naqsh/shared/kernel/projection";
import type { Find, IndexValue } from "@naqsh/shared/platform/ports/read-model-store";
import type { Filter, IndexDescription, Sort } from "mongodb";
import { boundsOf } from "../embedded/find-bounds";
import type { Row } from "../embedded/index-row";
import type { StoredDocument } from "./stored-document";

type Test = Record<string, unknown>;

/** Comparisons of MongoDB stay within one type; an index goes on to the next: null, numbers, strings, booleans. */
const TYPES = ["null", "number", "string", "bool"] as const;

const typeOf = (value: IndexValue): (typeof TYPES)[number] => {
  if (value === null) return "null";
  return typeof value === "boolean" ? "bool" : (typeof value as "number" | "string");
};

/** A missing field counts as null, as in an index. */
const isOfType = (field: string, type: string): Test =>
  type === "null" ? { [field]: null } : { [field]: { $type: type } };

/** What a field holds when an index has it above, or below, a value. */
const beyond = (field: string, value: IndexValue, side: "above" | "below"): Test[] => {
  const place = TYPES.indexOf(typeOf(value));
  const others = side === "above" ? TYPES.slice(place + 1) : TYPES.slice(0, place);
  const within = value === null ? [] : [{ [field]: { [side === "above" ? "$gt" : "$lt"]: value } }];
  return [...within, ...others.map((type) => isOfType(field, type))];
};

/** Rows beyond a row, field by field; those that begin with it too, if they count. */
const rowsBeyond = (fields: readonly string[], values: Row, side: "above" | "below", withEqual: boolean): Test[] => {
  const same: Test = {};
  const tests: Test[] = [];
  for (const [place, value] of values.entries()) {
    const field = fields[place]!;
    tests.push(...beyond(field, value, side).map((test) => ({ ...same, ...test })));
    same[field] = value;
  }
  return withEqual ? [...tests, same] : tests;
};

const eachOf = (fields: readonly string[], values: Row): Test =>
  Object.fromEntries(values.map((value, place) => [fields[place], value]));

/** Documents under a prefix of an index. */
export const prefixFilter = (fields: IndexFields, equals: readonly IndexValue[] = []): Filter<StoredDocument> => ({
  _live: true,
  ...eachOf(fields, equals),
});

/**
 * A question in MongoDB's language: the index's prefix, what lies between its ends, the rest of the filter.
 * @throws CursorInvalid
 */
export const filterFrom = (find: Find, fields: IndexFields): Filter<StoredDocument> => {
  const known = find.equals?.length ?? 0;
  const rest = [...fields, "_id"].slice(known);
  const { from, to } = boundsOf(find, fields.length);
  const ends: Test[] = [];
  const [first, last] = [from.values.slice(known), to.values.slice(known)];
  if (first.length > 0) ends.push({ $or: rowsBeyond(rest, first, "above", !from.after) });
  if (last.length > 0) ends.push({ $or: rowsBeyond(rest, last, "below", to.after) });
  if (find.filter !== undefined) ends.push(find.filter);
  const prefix = prefixFilter(fields, find.equals);
  return ends.length === 0 ? prefix : { ...prefix, $and: ends };
};

/**
 * In the order of the index, ties by key. Fields of the prefix are left out: MongoDB would sort a list by its least
 * element, not by the one that was asked for.
 */
export const sortFrom = (find: Find, fields: IndexFields): Sort => {
  const direction = find.direction === "descending" ? -1 : 1;
  const rest = [...fields, "_id"].slice(find.equals?.length ?? 0);
  return Object.fromEntries(rest.map((field) => [field, direction]));
};

/** An index as MongoDB declares it: tombstones apart, then the fields, then the key. */
export const indexFrom = (name: string, fields: IndexFields): IndexDescription => ({
  name,
  key: Object.fromEntries(["_live", ...fields, "_id"].map((field) => [field, 1])),
});
