import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { faultsFromServer, focusFirstFault, problemText, type FieldFaults } from "./field-faults";

type Sending = { isPending: boolean; error: Error | null };

type FormOptions<Values> = {
  initial: Values;
  /** What is wrong before anything is sent. */
  faultsOf: (values: Values) => FieldFaults<Values>;
  /** Sends the values; called only when nothing is wrong with them and nothing is on its way. */
  send: (values: Values) => void;
  /** The command that `send` starts. */
  command: Sending;
  /** What is said of a failure of which the server says nothing. */
  unexpected?: string;
};

/** What a form holds and does: its values, what is wrong with each, and sending them once. */
export const useForm = <Values extends object>(options: FormOptions<Values>) => {
  const { t } = useTranslation("ui");
  const { initial, faultsOf, send, command, unexpected = t("unexpected") } = options;
  const language = useLanguage();
  const [values, setValues] = useState(initial);
  const [isAsked, setAsked] = useState(false);
  // A field that was changed since is no longer what the server spoke of.
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const own: FieldFaults<Values> = isAsked ? faultsOf(values) : {};
  const server = faultsFromServer(command.error, values);

  const change = (changes: Partial<Values>) => {
    setValues((before) => ({ ...before, ...changes }));
    setChanged((before) => new Set([...before, ...Object.keys(changes)]));
  };
  /** Begins anew: nothing was asked of the new values yet. */
  const reset = (next: Values) => {
    setValues(next);
    setAsked(false);
    setChanged(new Set(Object.keys(next)));
  };
  const faultOf = (name: keyof Values & string): string | undefined =>
    own[name] ?? (changed.has(name) ? undefined : server[name]);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (Object.keys(faultsOf(values)).length > 0) {
      focusFirstFault(event.currentTarget);
      return;
    }
    if (command.isPending) return;
    setChanged(new Set());
    send(values);
  };
  return {
    values,
    change,
    reset,
    faultOf,
    submit,
    isPending: command.isPending,
    /** Why the form as a whole was refused. */
    problem: problemText(command.error, language, unexpected),
    /** The properties of a `TextField` for a value that is a text. */
    fieldOf: <Name extends keyof Values & string>(name: Name) => ({
      value: values[name],
      onChange: (value: Values[Name]) => change({ [name]: value } as unknown as Partial<Values>),
      error: faultOf(name),
    }),
  };
};
