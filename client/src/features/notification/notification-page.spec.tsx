import { NOTICE_KINDS, type NoticeView } from "@naqsh/shared/notification";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { useToasts } from "../../ui/toast.store";
import { NotificationPage } from "./notification-page";
import { noticeFixture } from "./testing/notice-fixture";
import { useUnread } from "./use-notices";

afterEach(() => vi.unstubAllGlobals());

const subject = { artworkId: "w", auctionId: "a", orderId: "o", amount: 18_250_00, reason: "صورة غير واضحة" };

const notice = (over: Partial<NoticeView>): NoticeView => noticeFixture({ id: over.kind ?? "n", subject, ...over });

describe("notifications", () => {
  it.each(["ar", "en"] as const)("says every kind in words, without a gap (%s)", async (language) => {
    stubServer({ "GET /api/notifications": { body: NOTICE_KINDS.map((kind) => notice({ kind })) } });
    await renderPage(<NotificationPage />, { language });
    const lines = await screen.findAllByTestId("notice");
    expect(lines).toHaveLength(NOTICE_KINDS.length);
    for (const line of lines) {
      expect(line.textContent).not.toMatch(/kinds\.|steps\.|\{\{|undefined/);
      expect(within(line).getByRole("link")).toHaveAttribute("href");
    }
  });

  it.each([
    ["end", "مُدّد المزاد", "/auctions/a"],
    ["start", "تأجّل بدء المزاد", "/auctions/a"],
    ["offer", "مُدّدت مهلة القبول", "/auctions/a"],
    ["payment", "مُدّدت مهلة الدفع", "/checkout/w"],
  ])("names the time that an outage moved, and when it is now: %s", async (reason, title, to) => {
    const moved = { artworkId: "w", auctionId: "a", orderId: "o", reason, at: "2026-11-24T09:30:00.000Z" };
    stubServer({ "GET /api/notifications": { body: [notice({ kind: "auctionExtendedByOutage", subject: moved })] } });
    await renderPage(<NotificationPage />);
    const line = await screen.findByTestId("notice");
    expect(line).toHaveTextContent(title);
    expect(line).toHaveTextContent("١٢:٣٠");
    expect(within(line).getByRole("link")).toHaveAttribute("href", to);
  });

  it.each([
    ["ar", 2, 1, "جديد في ٢ من عمليات البحث المحفوظة، منها «نخيل». عدد الأعمال: ١."],
    ["ar", 3, 4, "جديد في ٣ من عمليات البحث المحفوظة، منها «نخيل». عدد الأعمال: ٤."],
    ["en", 2, 1, "New for 2 of your saved searches, “نخيل” among them. Works: 1."],
    ["en", 5, 4, "New for 5 of your saved searches, “نخيل” among them. Works: 4."],
  ] as const)("tells in %s of what %d saved searches found at once", async (language, searches, count, text) => {
    const found = { searches, count, reason: "نخيل" };
    stubServer({ "GET /api/notifications": { body: [notice({ kind: "savedSearchFound", subject: found })] } });
    await renderPage(<NotificationPage />, { language });
    const line = await screen.findByTestId("notice");
    expect(line.textContent?.replace(/[\u2066-\u2069]/g, "")).toContain(text);
    expect(within(line).getByRole("link")).toHaveAttribute("href", "/search/saved");
  });

  it("shows older ones when asked, and asks no further where there are none", async () => {
    const ofAuction = (auctionId: string) => notice({ id: auctionId, subject: { auctionId } });
    const older = '</api/notifications?cursor=b>; rel="next"';
    const server = stubServer({
      "GET /api/notifications": {
        body: Array.from({ length: 30 }, (_, place) => ofAuction(`a${place}`)),
        headers: { Link: older },
      },
      "GET /api/notifications?cursor=b": { body: [ofAuction("oldest")] },
    });
    await renderPage(<NotificationPage />);
    expect(await screen.findAllByTestId("notice")).toHaveLength(30);
    await userEvent.click(screen.getByRole("button", { name: "عرض المزيد" }));
    await waitFor(() => expect(screen.getAllByTestId("notice")).toHaveLength(31));
    expect(screen.queryByRole("button", { name: "عرض المزيد" })).toBeNull();
    expect(server.sent("GET /api/notifications?cursor=b")).toHaveLength(1);
  });

  it("leads from being outbid to the room", async () => {
    stubServer({ "GET /api/notifications": { body: [notice({})] } });
    await renderPage(<NotificationPage />);
    expect(await screen.findByRole("link", { name: "تجاوزك مزايد آخر" })).toHaveAttribute("href", "/auctions/a");
    expect(screen.getByText("زايد مجددًا")).toBeVisible();
    expect(screen.getByText(/١٨٬٢٥٠/)).toBeVisible();
  });

  it("is a row with the work's picture that leads on as a whole, and has one button besides", async () => {
    const image = { base: "b", widths: [320], original: "b.jpg", width: 4, height: 5, dominantColour: null };
    const shown = { ...image, placeholder: null, alt: null, altEn: null };
    stubServer({
      "GET /api/notifications": { body: [notice({ id: "n1", image: shown })] },
      "POST /api/notifications/n1/read": { body: { unread: 0 } },
      "DELETE /api/notifications/n1": { body: { unread: 0 } },
    });
    await renderPage(<NotificationPage />);
    const line = await screen.findByTestId("notice");
    expect(line.querySelector("img")).toHaveAttribute("src", "/images/b-320.webp");
    expect(within(line).getAllByRole("link")).toHaveLength(1);
    expect(
      within(line)
        .getAllByRole("button")
        .map((button) => button.ariaLabel),
    ).toEqual(["اجعله مقروءًا: تجاوزك مزايد آخر"]);
    await userEvent.click(within(line).getByRole("button"));
    await userEvent.click(await within(line).findByRole("button", { name: "احذف الإشعار: تجاوزك مزايد آخر" }));
    await waitFor(() => expect(screen.queryByTestId("notice")).toBeNull());
  });

  it("asks for no review of a work that is reviewed", async () => {
    stubServer({ "GET /api/notifications": { body: [notice({ kind: "artworkToReview", now: "over" })] } });
    await renderPage(<NotificationPage />);
    expect(await screen.findByRole("link", { name: "رُوجع العمل" })).toHaveAttribute("href", "/artwork/w");
    expect(screen.getByTestId("notice")).not.toHaveTextContent("أُرسل");
  });

  it("says that nobody bought what was not sold, also to who led", async () => {
    const unsold = { ...subject, reason: "reserveNotMet" };
    stubServer({ "GET /api/notifications": { body: [notice({ kind: "auctionLost", subject: unsold })] } });
    await renderPage(<NotificationPage />);
    const line = await screen.findByTestId("notice");
    expect(line).toHaveTextContent("انتهى المزاد بلا بيع");
    expect(line).not.toHaveTextContent("غيرك");
    expect(line).not.toHaveTextContent("لمزايد آخر");
  });

  it.each([
    ["leading", "أنت المتصدّر الآن", "ادخل القاعة"],
    ["outbid", "تجاوزك مزايد آخر", "زايد مجددًا"],
    ["over", "تجاوزك مزايد آخر", "انظر النتيجة"],
  ] as const)("tells of the present of who was outbid and is %s", async (now, title, step) => {
    stubServer({ "GET /api/notifications": { body: [notice({ now })] } });
    await renderPage(<NotificationPage />);
    const line = await screen.findByTestId("notice");
    expect(within(line).getByRole("heading")).toHaveTextContent(title);
    expect(within(line).getByRole("link")).toHaveTextContent(title);
    expect(line).toHaveTextContent(step);
  });

  it("marks as read at once, and takes it back where the server refuses", async () => {
    stubServer({ "GET /api/notifications": { body: [notice({ id: "n1" })] } });
    await renderPage(<NotificationPage />);
    await userEvent.click(await screen.findByRole("button", { name: /اجعله مقروءًا/ }));
    await waitFor(() => expect(useToasts.getState().shown.at(-1)?.title).toBe("لم يُحفظ التغيير"));
    expect(screen.getByTestId("notice")).toHaveAttribute("data-unread");
  });

  it.each([
    ["ar", 120, "DELETE"],
    ["ar", -120, "POST"],
    ["en", -120, "DELETE"],
    ["en", 120, "POST"],
    ["ar", 60, null],
  ] as const)(
    "drawn aside by a finger puts away or marks as read, and does nothing half-way (%s, %i)",
    async (...of) => {
      const [language, by, method] = of;
      const routes = { DELETE: "DELETE /api/notifications/n1", POST: "POST /api/notifications/n1/read" };
      const server = stubServer({
        "GET /api/notifications": { body: [notice({ id: "n1" })] },
        [routes.POST]: { body: { unread: 0 } },
        [routes.DELETE]: { body: { unread: 0 } },
      });
      const asked = () => (["DELETE", "POST"] as const).filter((one) => server.sent(routes[one]).length > 0);
      await renderPage(<NotificationPage />, { language });
      const line = (await screen.findByTestId("notice")).lastElementChild!;
      const finger = (clientX: number) => ({ pointerType: "touch", pointerId: 1, clientX, clientY: 100 });
      fireEvent.pointerDown(line, finger(200));
      fireEvent.pointerMove(line, finger(200 + by / 2));
      fireEvent.pointerMove(line, finger(200 + by));
      fireEvent.pointerUp(line, finger(200 + by));
      await waitFor(() => expect(asked()).toEqual(method ? [method] : []));
      expect(line).not.toHaveAttribute("data-aside");
    },
  );

  describe("of somebody with more unread than the list shows", () => {
    const Unread = () => <output>{useUnread()}</output>;
    const open = async (unreadOnServer: number) => {
      localStorage.setItem("naqsh.signed-in", "yes");
      const server = stubServer({
        "GET /api/user": { body: { id: "u", role: "collector", unreadNotifications: 40 } },
        "GET /api/notifications": { body: [notice({ id: "n1" })] },
        "GET /api/notifications/unread": { body: { unread: unreadOnServer } },
        "POST /api/notifications/n1/read": { body: { unread: unreadOnServer } },
        "POST /api/notifications/read-all": { body: { unread: unreadOnServer } },
      });
      await renderPage(
        <>
          <NotificationPage />
          <Unread />
        </>,
      );
      await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("40"));
      await screen.findByTestId("notice");
      return server;
    };
    afterEach(() => localStorage.clear());

    it("counts what is left by the server's own count", async () => {
      const server = await open(38);
      const shown: (string | null)[] = [];
      const watch = new MutationObserver(() => shown.push(screen.getByRole("status").textContent));
      watch.observe(screen.getByRole("status"), { characterData: true, subtree: true, childList: true });
      await userEvent.click(screen.getByRole("button", { name: /اجعله مقروءًا/ }));
      await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("38"));
      watch.disconnect();
      expect(shown).not.toContain("0");
      expect(server.sent("GET /api/notifications/unread")).toHaveLength(1);
    });

    it("marks all as read, also where the shown ones are read already", async () => {
      const server = await open(39);
      await userEvent.click(screen.getByRole("button", { name: /اجعله مقروءًا/ }));
      await userEvent.click(await screen.findByRole("button", { name: "تحديد الكل كمقروء" }));
      await waitFor(() => expect(server.sent("POST /api/notifications/read-all")).toHaveLength(1));
    });
  });

  it("marks all as read", async () => {
    const server = stubServer({
      "GET /api/notifications": { body: [notice({ id: "n1" }), notice({ id: "n2", kind: "auctionWon" })] },
      "POST /api/notifications/read-all": { body: {} },
    });
    await renderPage(<NotificationPage />);
    await userEvent.click(await screen.findByRole("button", { name: "تحديد الكل كمقروء" }));
    await waitFor(() => expect(server.sent("POST /api/notifications/read-all")).toHaveLength(1));
    // On a slow machine the list still waits behind its skeleton.
    for (const line of await screen.findAllByTestId("notice")) expect(line).not.toHaveAttribute("data-unread");
  });
});
