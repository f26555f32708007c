import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellsForSwitches, NotificationSwitches, switchesOf, type NotificationSwitch } from "./notification-switches";
import { cellsOf, FIRST_CELLS, tableFrom, withCells, type NotificationCells } from "./notification-table";

const NAMES = Object.keys(NotificationSwitches.shape) as NotificationSwitch[];

const anyCells: fc.Arbitrary<NotificationCells> = fc
  .tuple(
    ...cellsOf(FIRST_CELLS).map(([kind, channel]) => fc.tuple(fc.constant([kind, channel] as const), fc.boolean())),
  )
  .map((chosen) =>
    chosen.reduce<NotificationCells>(
      (cells, [[kind, channel], wanted]) => withCells(cells, { [kind]: { [channel]: wanted } }),
      {},
    ),
  );

const after = (cells: NotificationCells, switches: NotificationSwitches) =>
  switchesOf(tableFrom(withCells(cells, cellsForSwitches(tableFrom(cells), switches))));

describe("the switches of the forms", () => {
  it("read as the specification has them before anybody chose", () => {
    expect(switchesOf(tableFrom({}))).toMatchObject({
      emailNotifications: true,
      pushNotifications: true,
      marketingEmails: false,
      weeklyDigest: true,
    });
  });

  it("change nothing where they are sent as they read", () => {
    fc.assert(
      fc.property(anyCells, (cells) => {
        const table = tableFrom(cells);
        expect(cellsForSwitches(table, switchesOf(table))).toEqual({});
      }),
    );
  });

  it("read as one was set, whatever stood before, and set nothing that others do not share", () => {
    fc.assert(
      fc.property(anyCells, fc.constantFrom(...NAMES), fc.boolean(), (cells, name, wanted) => {
        expect(after(cells, { [name]: wanted })[name]).toBe(wanted);
      }),
    );
  });

  it("come on again as at first", () => {
    const off = cellsForSwitches(tableFrom({}), { likes: false });
    expect(off).toEqual({ likes: { app: false } });
    expect(cellsForSwitches(tableFrom(off), { likes: true })).toEqual({ likes: { app: true } });
    expect(cellsForSwitches(tableFrom({}), { newsletters: true })).toEqual({ newsletters: { email: true } });
  });

  it("let the finer one win where two of one form meet", () => {
    const read = after({}, { emailNotifications: false, emailBids: true });
    expect(read).toMatchObject({ emailBids: true, emailOrders: false });
  });
});
