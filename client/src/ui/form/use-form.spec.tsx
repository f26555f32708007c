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

const NAME = "POST /api/name";
type Values = { name: string; town: string };

const NameForm = () => {
  const command = useMutation({
    mutationFn: (body: Values) => api.command<unknown>({ method: "POST", path: "/api/name", body }),
  });
  const form = useForm<Values>({
    initial: { name: "", town: "" },
    faultsOf: ({ name }) => (name === "" ? { name: "Say your name" } : {}),
    send: command.mutate,
    command,
  });
  return (
    <Form onSubmit={form.submit} noValidate>
      {form.problem && <FormError title="Not kept" text={form.problem} />}
      {command.isSuccess && <FormDone>Kept</FormDone>}
      <TextField label="Name" {...form.fieldOf("name")} />
      <TextField label="Town" {...form.fieldOf("town")} />
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
  expect(server.sent(NAME)).toEqual([{ name: "Huda", town: "" }]);
});

it("shows what the server said of a field at that field, until it is changed", async () => {
  const problem = {
    code: "INVALID_INPUT",
    messages: { ar: "بيانات غير صحيحة", en: "Something is not right" },
    details: { fields: [{ path: "town", message: "No such town" }] },
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

const SavedForm = () => {
  const command = useMutation({
    mutationFn: (body: Values) => api.command<unknown>({ method: "POST", path: "/api/name", body }),
  });
  const form = useForm<Values>({
    initial: { name: "", town: "" },
    faultsOf: ({ name }) => (name === "" ? { name: "Say your name" } : {}),
    send: (values) => command.mutate(values, { onSuccess: () => form.reset({ name: "", town: "" }) }),
    command,
  });
  return (
    <Form onSubmit={form.submit} noValidate>
      {command.isSuccess && <FormDone>Kept</FormDone>}
      <TextField label="Name" {...form.fieldOf("name")} />
      <SubmitButton isPending={form.isPending}>Keep</SubmitButton>
    </Form>
  );
};

it("asks nothing of fields that it emptied after they were kept", async () => {
  stubServer({ [NAME]: { body: {} } });
  await renderPage(<SavedForm />, { language: "en" });
  await userEvent.type(screen.getByLabelText("Name"), "Huda");
  await keep();
  expect(await screen.findByText("Kept")).toBeVisible();
  expect(screen.getByLabelText("Name")).toHaveValue("");
  expect(screen.queryByText("Say your name")).toBeNull();
});
