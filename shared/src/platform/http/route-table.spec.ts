import { expect, it } from "vitest";
import { createRouteTable, pathOfTarget } from "./route-table";

const table = createRouteTable([
  { method: "POST", path: "/api/notices/read-all", entry: "all" },
  { method: "POST", path: "/api/notices/:id", entry: "one" },
  { method: "DELETE", path: "/api/notices/:id", entry: "delete" },
  { method: "POST", path: "/api/orders/:id/payments/:paymentId", entry: "payment" },
]);

it.each([
  ["POST", "/api/notices/read-all", "all", {}],
  ["POST", "/api/notices/7/", "one", { id: "7" }],
  ["DELETE", "/api/notices/read-all", "delete", { id: "read-all" }],
  ["POST", "/api/notices/a%2Fb", "one", { id: "a/b" }],
  ["POST", "/api/notices/%F0%28", "one", { id: "%F0%28" }],
  ["POST", "/api/orders/1/payments/2", "payment", { id: "1", paymentId: "2" }],
])("finds %s %s", (method, path, entry, params) => {
  expect(table.find(method, path)).toEqual({ entry, params });
});

it.each([
  ["PUT", "/api/notices/7"],
  ["POST", "/api/notices/"],
  ["POST", "/api/notices//"],
  ["POST", "/api/notices/7/8"],
  ["POST", "/API/notices/7"],
])("finds nothing for %s %s", (method, path) => {
  expect(table.find(method, path)).toBeNull();
});

it("names the methods of a path", () => {
  expect(table.methodsOf("/api/notices/7")).toEqual(["POST", "DELETE"]);
  expect(table.methodsOf("/api/nothing")).toEqual([]);
});

it.each([
  ["/api/user?as=1", "/api/user"],
  ["/api/user#top", "/api/user"],
  ["http://elsewhere.example/api/user?as=1", "/api/user"],
  ["*", null],
])("takes the path of %s", (target, path) => {
  expect(pathOfTarget(target)).toBe(path);
});
