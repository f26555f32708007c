import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { DemoAccount } from "@naqsh/shared/account";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { SignInPage } from "./sign-in-page";

const collector: DemoAccount = {
  email: "khalid@demo.naqsh.sa",
  password: "naqsh-demo",
  role: "collector",
  name: "خالد المطيري",
  nameEn: "Khalid Almutairi",
};

const quiet = {
  "GET /api/artworks?limit=1": { body: [] },
  "GET /api/demo/accounts": { body: [collector] },
};

afterEach(() => vi.unstubAllGlobals());

it("says which field is wrong before asking the server", async () => {
  const server = stubServer(quiet);
  await renderPage(<SignInPage />, { at: "/signin" });
  await userEvent.type(screen.getByLabelText("البريد الإلكتروني"), "khalid");
  await userEvent.click(screen.getByRole("button", { name: "تسجيل الدخول" }));
  expect(screen.getByText("البريد الإلكتروني غير صحيح")).toBeInTheDocument();
  expect(screen.getByText("كلمة المرور مطلوبة")).toBeInTheDocument();
  expect(server.sent("POST /api/login")).toEqual([]);
});

it("shows the server's reason and keeps the e-mail", async () => {
  stubServer({
    ...quiet,
    "POST /api/login": {
      status: 422,
      body: {
        code: "WRONG_CREDENTIALS",
        messages: { ar: "البريد الإلكتروني أو كلمة المرور غير صحيحة", en: "The e-mail or the password is not right" },
      },
    },
  });
  await renderPage(<SignInPage />, { at: "/signin", language: "en" });
  await userEvent.type(screen.getByLabelText("E-mail"), "khalid@example.sa");
  await userEvent.type(screen.getByLabelText("Password"), "wrong");
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("The e-mail or the password is not right");
  expect(screen.getByLabelText("E-mail")).toHaveValue("khalid@example.sa");
});

it("says that signing in failed where the answer says nothing that can be read", async () => {
  stubServer({ ...quiet, "POST /api/login": { status: 502, body: { page: "of a server in between" } } });
  await renderPage(<SignInPage />, { at: "/signin" });
  await userEvent.type(screen.getByLabelText("البريد الإلكتروني"), "khalid@example.sa");
  await userEvent.type(screen.getByLabelText("كلمة المرور"), "a long enough passphrase");
  await userEvent.click(screen.getByRole("button", { name: "تسجيل الدخول" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("حدث خطأ في تسجيل الدخول");
});

it("signs in with a demo account in one press", async () => {
  const server = stubServer({ ...quiet, "POST /api/login": { body: { id: "u" } } });
  await renderPage(<SignInPage />, { at: "/signin" });
  await userEvent.click(await screen.findByRole("button", { name: /خالد المطيري/ }));
  await waitFor(() =>
    expect(server.sent("POST /api/login")).toEqual([{ email: "khalid@demo.naqsh.sa", password: "naqsh-demo" }]),
  );
});
