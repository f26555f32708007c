import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { StripePeer } from "@naqsh/shared/testing/stripe-peer";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openWriteSide } from "../testing/write-side";

const folders = temporaryFolder();
const peer = new StripePeer();
beforeAll(() => peer.open());
afterAll(() => peer.close());

describe("A payment intent", () => {
  it("reserves the work, and tells the secret of its form while a card is waited for, to its buyer alone", async () => {
    const writeSide = await openWriteSide(folders.fresh(), { config: { stripe: peer.settings } });
    onTestFinished(() => writeSide.close());
    const artist = await writeSide.register("noura", "artist");
    const [reem, maha] = [await writeSide.register("reem"), await writeSide.register("maha")];
    const artworkId = await writeSide.approvedWork(artist, 1_000_00);
    const ask = (who = reem, amount = 1_150) => who.send("POST", "/api/create-payment-intent", { artworkId, amount });

    expect(await ask(reem, 1_100)).toMatchObject({ status: 409, body: { code: "PRICE_IS_NOW" } });
    const first = await ask();
    expect(first).toMatchObject({ status: 201, body: { clientSecret: null, orderId: expect.any(String) } });
    const orderId = String(first.body["orderId"]);
    await reem.send("PUT", `/api/orders/${orderId}/delivery`, DELIVERY);
    const begun = await reem.send("POST", `/api/orders/${orderId}/payments`, { method: "stripe" });
    expect(begun.status).toBe(201);
    const paymentId = String(begun.body["id"]);
    expect((await ask()).body).toEqual(first.body);

    const metadata = { "metadata[orderId]": orderId, "metadata[paymentId]": paymentId };
    const fields = new URLSearchParams({ amount: "115000", currency: "sar", ...metadata });
    peer.books.take({ method: "POST", path: "/v1/payment_intents", fields, key: paymentId });
    const [intent] = peer.books.intentsOf(paymentId);
    await writeSide.tell("order", orderId, "RequireConfirmation", { orderId, paymentId, reference: intent!.id });
    const told = await ask();
    expect(told).toMatchObject({ status: 201, body: { ...first.body, clientSecret: intent!.client_secret } });
    expect(await ask(maha)).toMatchObject({ status: 409, body: { code: "ARTWORK_IS_RESERVED" } });
    expect(JSON.stringify(await writeSide.events(`order-${orderId}`))).not.toContain(intent!.client_secret);
  });
});
