import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { runOperatorCommand } from "../operations/run-operator-command";
import type { OperatorRequest } from "../operations/operator-request";
import type { ShopVisitor } from "./shop-visitor";

/** Every file under a folder, by its path. */
export const filesUnder = (path: string): string[] =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesUnder(join(path, name))) : [path];

/** The files under a folder that hold one of these texts as it is written. */
export const filesThatName = (path: string, ...texts: string[]): string[] =>
  filesUnder(path).filter((file) => {
    const bytes = readFileSync(file);
    return texts.some((text) => bytes.includes(text));
  });

/** All that an operator is answered to a question about a shop's folder, as one text. */
export const toldOperator = async (dataFolder: string, question: OperatorRequest): Promise<string> => {
  const answers: unknown[] = [];
  for await (const answer of runOperatorCommand(dataFolder, question)) answers.push(answer);
  return JSON.stringify(answers);
};

/** What somebody reads at these paths, each of which is answered, as one text. */
export const readBy = async (reader: ShopVisitor, paths: readonly string[]): Promise<string> => {
  const answers = await Promise.all(paths.map((path) => reader.get(path)));
  expect(answers.map(({ status }, index) => [paths[index], status])).toEqual(paths.map((path) => [path, 200]));
  return JSON.stringify(answers.map(({ body }) => body));
};
