import { describe, expect, it } from "vitest";
import { begin, chooseDelivery, createOrder, given, ORDERED, told } from "../testing/order-fixtures";

describe("where a work is sent", () => {
  it.each(["auction", "fixedPrice"] as const)("is said before a payment of an order by %s begins", (source) => {
    given(...told([createOrder({ source })]))
      .when(begin("p1"))
      .thenRejects({ code: "DELIVERY_MISSING" });
  });

  it("may change until a payment is under way, and by the buyer alone", () => {
    const again = given(...told(...ORDERED)).when(chooseDelivery());
    expect(again.events().map(({ type }) => type)).toEqual(["DeliveryChosen"]);
    given(...told(...ORDERED))
      .when(chooseDelivery("saad"))
      .thenRejects({ code: "NOT_YOUR_ORDER" });
    given(...told(...ORDERED, [begin("p1")]))
      .when(chooseDelivery())
      .thenRejects({ code: "PAYMENT_PENDING" });
  });
});
