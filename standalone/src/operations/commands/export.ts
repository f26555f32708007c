import { isUuid } from "@naqsh/shared/kernel/uuid";
import { wordOf } from "../operator-command";
import type { OperatorCommand } from "../operator-command";

/** Its answers are held events, which become a file (`write-export.ts`) and are not told. */
export const exportPerson: OperatorCommand = {
  name: "export",
  usage: { form: "export <person> [--to file]", what: "everything held about a person, as one JSON file" },
  input: {
    words: 1,
    needs: "a person's id",
    option: "to",
    mistakeIn: ([person]) =>
      isUuid(person ?? "") ? null : `${person} is no person's id; explain shows them: by …, collector <id>`,
  },
  answers: [],
  askLog: async function* ({ projections, log }, { argument }) {
    const person = wordOf(argument, "export needs a person's id");
    const total = log.extent().events;
    for await (const met of projections.everythingAbout(person)) {
      yield "held" in met ? met : { progress: { done: met.read, total, unit: "events" } };
    }
  },
};
