import { MOST_ADDRESSES, type AddressCommand, type AddressEvent } from "@naqsh/shared/address";
import { personal } from "@naqsh/shared/kernel/personal";
import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import { describe, it } from "vitest";
import { addressBookDecider } from "./address-book.decider";

const userId = "sara";
const given = sentencesAbout(addressBookDecider);
const text = { name: personal(userId, "البيت"), zone: "riyadh", address: personal(userId, "{}") } as const;
const of = (addressId: string) => ({ userId, addressId });

const keep = (addressId: string): AddressCommand => ({ type: "KeepAddress", data: { ...of(addressId), ...text } });
const kept = (addressId: string): AddressEvent => ({ type: "AddressKept", data: { ...of(addressId), ...text } });
const remove = (addressId: string): AddressCommand => ({ type: "RemoveAddress", data: of(addressId) });
const removed = (addressId: string): AddressEvent => ({ type: "AddressRemoved", data: of(addressId) });
const choose = (addressId: string): AddressCommand => ({ type: "ChooseDefaultAddress", data: of(addressId) });
const chosen = (addressId: string): AddressEvent => ({ type: "DefaultAddressChosen", data: of(addressId) });

describe("An address book", () => {
  it("begins a checkout with the first address, until another is chosen", () => {
    given().when(keep("home")).thenRecords(kept("home"), chosen("home"));
    given(kept("home"), chosen("home")).when(keep("work")).thenRecords(kept("work"));
    given(kept("home"), chosen("home"), kept("work")).when(choose("work")).thenRecords(chosen("work"));
    given(kept("home"), chosen("home")).when(choose("home")).thenNothing();
  });

  it("keeps one address once, however often it is sent", () => {
    given(kept("home"), chosen("home")).when(keep("home")).thenNothing();
  });

  it("has a default as long as it holds any", () => {
    const both = [kept("home"), chosen("home"), kept("work")];
    given(...both)
      .when(remove("home"))
      .thenRecords(removed("home"), chosen("work"));
    given(...both)
      .when(remove("work"))
      .thenRecords(removed("work"));
    given(kept("home"), chosen("home")).when(remove("home")).thenRecords(removed("home"));
    given(kept("home"), chosen("home"), removed("home")).when(keep("work")).thenRecords(kept("work"), chosen("work"));
  });

  it("revises, removes and chooses what it holds alone", () => {
    given().when(remove("home")).thenRejects({ code: "ADDRESS_UNKNOWN" });
    given().when(choose("home")).thenRejects({ code: "ADDRESS_UNKNOWN" });
    given()
      .when({ type: "ReviseAddress", data: { ...of("home"), ...text } })
      .thenRejects({ code: "ADDRESS_UNKNOWN" });
    given(kept("home"), chosen("home"))
      .when({ type: "ReviseAddress", data: { ...of("home"), ...text } })
      .thenRecords({ type: "AddressRevised", data: { ...of("home"), ...text } });
  });

  it("holds so many and no more", () => {
    const full = Array.from({ length: MOST_ADDRESSES }, (_, place) => kept(`place ${place}`));
    given(...full, chosen("place 0"))
      .when(keep("one more"))
      .thenRejects({ code: "ADDRESS_BOOK_FULL", limit: MOST_ADDRESSES });
  });
});
