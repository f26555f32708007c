import { TERMS_VERSION } from "@naqsh/shared/account";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { eventually } from "@naqsh/shared/testing/eventually";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { api } from "../api";
import { TermsGateDialog } from "./terms-gate-dialog";

const BUY = "POST /api/checkout";
const ACCEPT = "POST /api/accept-terms";
const REFUSED = {
  status: 403,
  body: { code: "TERMS_NOT_ACCEPTED", messages: { ar: "وافق أولًا", en: "Accept first" } },
};

afterEach(() => vi.unstubAllGlobals());

const open = async () => {
  const replies: Parameters<typeof stubServer>[0] = { [BUY]: REFUSED, [ACCEPT]: { body: {} } };
  const server = stubServer(replies);
  await renderPage(<TermsGateDialog />);
  const buying = api.post("/api/checkout", { body: { artworkId: "w" } });
  buying.catch(() => undefined);
  return { replies, server, buying };
};

it("asks for the terms before what needs them goes on, and then does it", async () => {
  const { replies, server, buying } = await open();
  const accept = await screen.findByRole("button", { name: "أوافق وأُكمل" });
  expect(screen.getByRole("link", { name: "سياسة الخصوصية" })).toHaveAttribute("href", "/privacy");
  replies[BUY] = { body: { orderId: "o" } };
  await userEvent.click(accept);
  expect(await buying).toEqual({ orderId: "o" });
  expect(server.sent(ACCEPT)).toEqual([{ version: TERMS_VERSION }]);
  expect(server.sent(BUY)).toHaveLength(2);
  await eventually(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("says why nothing was done where the person does not accept", async () => {
  const { server, buying } = await open();
  await userEvent.click(await screen.findByRole("button", { name: "ليس الآن" }));
  await expect(buying).rejects.toMatchObject({ code: "TERMS_NOT_ACCEPTED" });
  expect(server.sent(BUY)).toHaveLength(1);
  expect(server.sent(ACCEPT)).toEqual([]);
});
