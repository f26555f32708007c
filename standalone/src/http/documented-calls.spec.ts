import { afterAll, beforeAll, expect, it } from "vitest";
import { openApiDocument } from "@naqsh/projection-service/openapi/openapi-document";
import { createRouteTable } from "@naqsh/shared/platform/http/route-table";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { startShop } from "../start/start-shop";
import type { Shop } from "../start/start-shop";

type Documented = { responses: Record<string, { content?: Record<string, { examples?: Record<string, unknown> }> }> };

const METHODS = ["get", "post", "put", "patch", "delete"];
const paths = Object.entries(openApiDocument()["paths"] as Record<string, Record<string, Documented>>);
/** Finds what fits a path: `/api/artworks/my` is also one of `/api/artworks/{id}`. */
const documented = createRouteTable(
  paths.flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => ({ method, path: path.replaceAll(/\{(\w+)\}/g, ":$1"), entry: null })),
  ),
);
const folder = temporaryFolder();
let shop: Shop;

beforeAll(async () => {
  shop = await startShop({ port: 0, dataFolder: folder.fresh(), clientFolder: folder.fresh(), durable: false });
});
afterAll(() => shop.stop());

/** What the product says to a visitor: the status, and the code if it is a refusal. */
const askedAs = async (method: string, path: string): Promise<{ status: number; code: string | null }> => {
  const address = shop.url + path.replaceAll(/\{\w+\}/g, "00000000-0000-4000-8000-00000000e7a1");
  const response = await fetch(address, { method: method.toUpperCase(), redirect: "manual" });
  const isProblem = response.headers.get("content-type")?.startsWith("application/problem+json");
  const { code } = (isProblem ? await response.json() : { code: null }) as { code: string | null };
  if (!isProblem) await response.arrayBuffer();
  return { status: response.status, code };
};

it("answers every documented call as the document says: no path is unknown, no status or code unlisted", async () => {
  const unlisted: unknown[] = [];
  for (const [path, operations] of paths) {
    for (const [method, { responses }] of Object.entries(operations)) {
      const met = await askedAs(method, path);
      const examples = responses[met.status]?.content?.["application/problem+json"]?.examples ?? {};
      const isListed = met.status in responses && (met.code === null || met.code in examples);
      if (!isListed) unlisted.push({ method, path, ...met });
    }
  }
  expect(unlisted).toEqual([]);
});

it("answers no call at a documented path that is not documented", async () => {
  const answered: unknown[] = [];
  for (const [path] of paths) {
    for (const method of METHODS.filter((one) => documented.find(one, path) === null)) {
      const met = await askedAs(method, path);
      // Nobody but an administrator is told what there is below the operator's path.
      const isHidden = path.startsWith("/api/admin/operations") && met.code === "SIGN_IN_REQUIRED";
      if (!isHidden && met.code !== "NOT_FOUND" && met.code !== "METHOD_NOT_ALLOWED") {
        answered.push({ method, path, ...met });
      }
    }
  }
  expect(answered).toEqual([]);
});
