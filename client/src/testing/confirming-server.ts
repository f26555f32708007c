import { screen, waitFor, waitForElementToBeRemoved, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import { stubServer } from "./stub-server";

const CONFIRM = "POST /api/confirm-identity";
const refusal = (status: number, code: string, en: string) => ({ status, body: { code, messages: { ar: en, en } } });
const CONFIRM_FIRST = refusal(409, "CONFIRMATION_REQUIRED", "Confirm your identity");
const WRONG = refusal(401, "CONFIRMATION_WRONG", "That is not right");

type ConfirmingServer = {
  /**
   * Presses what sends the call, gives a wrong password and gives up: nothing more was sent, and `kept` looks at what has to stand
   * still. Presses again and gives the right password. Gives the bodies of the three calls.
   */
  sentOnceConfirmed: (button: HTMLElement, kept?: () => void) => Promise<unknown[]>;
};

/**
 * Stands in for a server that takes a route's calls ("POST /api/login") after a fresh confirmation alone; its page speaks English.
 * `asked`: what other routes answer, if the page asks them.
 */
export const confirmingServer = (
  route: string,
  answer: unknown,
  asked: Readonly<Record<string, unknown>> = {},
): ConfirmingServer => {
  const replies: Parameters<typeof stubServer>[0] = {
    [route]: CONFIRM_FIRST,
    [CONFIRM]: WRONG,
    ...Object.fromEntries(Object.entries(asked).map(([other, body]) => [other, { body }])),
  };
  const server = stubServer(replies);
  const prove = async (password: string) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Confirm that it is you" }));
    await userEvent.type(dialog.getByLabelText("Password"), password);
    await userEvent.click(dialog.getByRole("button", { name: "Confirm" }));
    return dialog;
  };
  const confirm = async () => {
    Object.assign(replies, { [route]: { body: answer }, [CONFIRM]: { body: {} } });
    await prove("thirty gates");
  };
  const refuse = async () => {
    const dialog = await prove("forty gates");
    await dialog.findByText("That is not right");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitForElementToBeRemoved(() => screen.queryByRole("dialog", { name: "Confirm that it is you" }));
  };
  return {
    sentOnceConfirmed: async (button, kept = () => undefined) => {
      await userEvent.click(button);
      await refuse();
      kept();
      expect(server.sent(route)).toHaveLength(1);
      await userEvent.click(button);
      await confirm();
      await waitFor(() => expect(server.sent(route)).toHaveLength(3));
      return server.sent(route);
    },
  };
};
