import type { OperatorCommand } from "../operator-command";

/** Needs no shop: `certificate-report.ts` reads the file alone. */
export const checkCertificate: OperatorCommand = {
  name: "check-certificate",
  usage: { form: "check-certificate <file>", what: "check the fairness certificate of an auction" },
  input: { words: 1, needs: "the name of a file" },
  answers: [],
};
