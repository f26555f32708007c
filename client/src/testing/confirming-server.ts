import { screen, waitForElementToBeRemoved, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { stubServer, type StubServer } from "./stub-server";

const CONFIRM = "POST /api/confirm-identity";
const refusal = (status: number, code: string, en: string) => ({ status, body: { code, messages: { ar: en, en } } });
const CONFIRM_FIRST = refusal(409, "CONFIRMATION_REQUIRED", "Confirm your identity");
const WRONG = refusal(401, "CONFIRMATION_WRONG", "That is not right");

type ConfirmingServer = {
  server: StubServer;
  /** Gives the right password in the dialog: the server takes the route's calls from then on. */
  confirm: () => Promise<void>;
  /** Gives a wrong one, and gives up. */
  refuse: () => Promise<void>;
};

/** Stands in for a server that takes a route's calls ("POST /api/login") after a fresh confirmation alone; its page speaks English. */
export const confirmingServer = (route: string, body: unknown): ConfirmingServer => {
  const replies: Parameters<typeof stubServer>[0] = { [route]: CONFIRM_FIRST, [CONFIRM]: WRONG };
  const server = stubServer(replies);
  const prove = async (password: string) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Confirm that it is you" }));
    await userEvent.type(dialog.getByLabelText("Password"), password);
    await userEvent.click(dialog.getByRole("button", { name: "Confirm" }));
    return dialog;
  };
  return {
    server,
    confirm: async () => {
      Object.assign(replies, { [route]: { body }, [CONFIRM]: { body: {} } });
      await prove("thirty gates");
    },
    refuse: async () => {
      const dialog = await prove("forty gates");
      await dialog.findByText("That is not right");
      await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
      await waitForElementToBeRemoved(() => screen.queryByRole("dialog", { name: "Confirm that it is you" }));
    },
  };
};
