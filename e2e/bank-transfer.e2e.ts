import type { OrderView } from "@naqsh/shared/order";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser, DESKTOP, MOBILE, openBrowser } from "./harness/chromium";
import type { Visit } from "./harness/chromium";
import { fillAddress } from "./harness/fill-address";
import { openLiveAuction, person, type LiveAuction } from "./harness/live-auction";
import { signInByApi } from "./harness/people";
import { ADMINISTRATOR } from "./harness/shop";
import { wordsOf } from "./harness/words";

const MINUTE = 60_000;
const bankAccount = {
  holder: "شركة نقش للفنون",
  bank: { ar: "البنك الأهلي", en: "National Bank" },
  iban: "SA0380000000608010167519",
};

const BUYER_ON_A_PHONE = {
  buyer: { language: "ar", viewport: MOBILE },
  admin: { language: "en", viewport: DESKTOP },
} as const;
const BUYER_AT_A_DESK = {
  buyer: { language: "en", viewport: DESKTOP },
  admin: { language: "ar", viewport: MOBILE },
} as const;

const describeTransfer = ({ buyer, admin }: typeof BUYER_ON_A_PHONE | typeof BUYER_AT_A_DESK): void => {
  const toBuyer = wordsOf(buyer.language);
  const toAdmin = wordsOf(admin.language);
  const visits: Visit[] = [];
  let live: LiveAuction;
  let order: OrderView;

  const newest = async (): Promise<OrderView> => {
    await live.shop.settled();
    const layla = await live.visitorAs(person("layla"));
    return (await layla.get<OrderView[]>("/api/orders/my-purchases")).body[0]!;
  };
  const visit = async (options: Parameters<typeof openBrowser>[0]): Promise<Visit> => {
    const opened = await openBrowser(options);
    visits.push(opened);
    return opened;
  };

  beforeAll(async () => {
    live = await openLiveAuction();
    await (await live.visitorAs(ADMINISTRATOR)).patch("/api/admin/settings", { bankAccount });
    await (await live.visitorAs(person("layla"))).post(`/api/auctions/${live.auctionId}/bids`, { amount: 700 });
    await live.shop.clock.shift(62 * MINUTE);
    order = await newest();
  });

  afterAll(async () => {
    for (const opened of visits) await opened.close();
    await live.shop.stop();
  });

  it("tells the buyer where the money goes and what is written on it", async () => {
    const { page, context } = await visit(buyer);
    await signInByApi(live.shop.url, person("layla"), context);
    await page.goto(`${live.shop.url}/orders/${order.id}`);
    await page.getByRole("link", { name: toBuyer("order", "completePayment") }).click();
    await page.waitForURL(`**/checkout/${live.artworkId}`);
    await fillAddress(page, buyer.language, true);
    await page.getByText(toBuyer("payment", "ways.transfer.name")).first().click();
    await page.getByRole("button", { name: toBuyer("payment", "ways.transfer.begin") }).click();
    await page.getByRole("heading", { name: toBuyer("payment", "transfer.title") }).waitFor();
    order = await newest();
    await page.getByText(order.payment.transfer!.reference).first().waitFor();
    await page.getByText("SA03 8000 0000 6080 1016 7519").first().waitFor();
    expect(order.payment).toMatchObject({ method: "transfer", status: "pending", transfer: { received: 0 } });
  });

  it("lets an administrator match the statement, and the order is paid", async () => {
    const { page, context } = await visit(admin);
    await signInByApi(live.shop.url, ADMINISTRATOR, context);
    await page.goto(`${live.shop.url}/admin?tab=transfers`);
    await page.getByText(order.number).first().waitFor();
    const amount = (Number(order.totalAmount) + 25).toFixed(2);
    const statement = `Date\tDescription\tCredit\n2026-11-22\tTRF ${order.payment.transfer!.reference}\t${amount}\n`;
    await page.getByLabel(toAdmin("transfer", "statement.label")).fill(statement);
    await page.getByRole("button", { name: toAdmin("transfer", "statement.read") }).click();
    await page.getByText(toAdmin("transfer", "grounds.reference")).first().waitFor();
    await page.getByRole("button", { name: toAdmin("transfer", "lines.match") }).click();
    await page.getByText(toAdmin("transfer", "outcomes.matched")).first().waitFor();
    expect(await newest()).toMatchObject({ status: "processing" });
  });

  it("has what came beyond the price sent back by one of two administrators, who said so first", async () => {
    const { page } = visits[1]!;
    const khalid = await live.visitorAs(person("khalid"));
    const { id } = (await khalid.get<{ id: string }>("/api/user")).body;
    const right = { reason: "A colleague" };
    const administrator = await live.visitorAs(ADMINISTRATOR);
    await administrator.post("/api/confirm-identity", { password: ADMINISTRATOR.password });
    const given = await administrator.post(`/api/admin/users/${id}/give-right`, right);
    expect(given).toMatchObject({ status: 200 });
    await page.reload();
    await page.getByRole("button", { name: toAdmin("refund", "claim.claim") }).click();
    const reference = page.getByLabel(toAdmin("transfer", "owed.bankReference"));
    await reference.waitFor();

    const { page: another, context } = await visit(admin);
    await signInByApi(live.shop.url, person("khalid"), context);
    await another.goto(`${live.shop.url}/admin?tab=transfers`);
    await another.getByText(toAdmin("refund", "claim.others")).waitFor();
    expect(await another.getByLabel(toAdmin("transfer", "owed.bankReference")).count()).toBe(0);

    await reference.fill("FT26");
    await page.getByRole("button", { name: toAdmin("transfer", "owed.sent") }).click();
    await page.getByText(toAdmin("transfer", "owed.done")).first().waitFor();
  });

  it("shows the buyer that the work is theirs, and leaves no error in anyone's console", async () => {
    const { page } = visits[0]!;
    await page.getByRole("heading", { name: toBuyer("checkout", "succeeded.title") }).waitFor();
    expect(visits.flatMap(({ problems }) => problems)).toEqual([]);
  });
};

describeInBrowser("paying by bank transfer, from a phone in Arabic", () => describeTransfer(BUYER_ON_A_PHONE));
describeInBrowser("paying by bank transfer, at a desk in English", () => describeTransfer(BUYER_AT_A_DESK));
