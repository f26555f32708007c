import { eventually } from "@naqsh/shared/testing/eventually";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useMutation } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { api } from "../../lib/api";
import { renderPage } from "../../testing/render-page";
import { stubServer } from "../../testing/stub-server";
import { Form, FormDone, FormError, SubmitButton } from "./form";
import { TextField } from "./text-field";
import { useForm } from "./use-form";

const NAME = "PUT /api/user/profile";
type Values = { firstName: string; location: string };

const NameForm = () => {
  const command = useMutation({
    mutationFn: (body: Values) => api.put("/api/user/profile", { body }),
  });
  const form = useForm<Values>({
    initial: { firstName: "", location: "" },
    faultsOf: ({ firstName }) => (firstName === "" ? { firstName: "Say your name" } : {}),
    send: command.mutate,
    command,
  });
  return (
    <Form onSubmit={form.submit} noValidate>
      {form.problem && <FormError title="Not kept" text={form.problem} />}
      {command.isSuccess && <FormDone>Kept</FormDone>}
      <TextField label="Name" {...form.fieldOf("firstName")} />
      <TextField label="Town" {...form.fieldOf("location")} />
      <SubmitButton isPending={form.isPending}>Keep</SubmitButton>
    </Form>
  );
};

const keep = () => userEvent.click(screen.getByRole("button", { name: "Keep" }));

afterEach(() => vi.unstubAllGlobals());

it("sends nothing while a field is wrong, and brings the reader to it", async () => {
  const server = stubServer({ [NAME]: { body: {} } });
  await renderPage(<NameForm />, { language: "en" });
  await keep();
  expect(screen.getByText("Say your name")).toBeVisible();
  await eventually(() => expect(screen.getByLabelText("Name")).toHaveFocus());
  expect(server.sent(NAME)).toHaveLength(0);
});

it("says what came of it", async () => {
  const server = stubServer({ [NAME]: { body: {} } });
  await renderPage(<NameForm />, { language: "en" });
  await userEvent.type(screen.getByLabelText("Name"), "Huda");
  await keep();
  expect(await screen.findByText("Kept")).toBeVisible();
  expect(server.sent(NAME)).toEqual([{ firstName: "Huda", location: "" }]);
});

it("shows what the server said of a field at that field, until it is changed", async () => {
  const problem = {
    code: "INVALID_INPUT",
    messages: { ar: "بيانات غير صحيحة", en: "Something is not right" },
    details: { fields: [{ path: "location", message: "No such town" }] },
  };
  stubServer({ [NAME]: { status: 422, body: problem } });
  await renderPage(<NameForm />, { language: "en" });
  await userEvent.type(screen.getByLabelText("Name"), "Huda");
  await keep();
  expect(await screen.findByText("No such town")).toBeVisible();
  expect(screen.getByText("Something is not right")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Town"), "Jubbah");
  expect(screen.queryByText("No such town")).toBeNull();
});
