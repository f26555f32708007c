import { CLIENT_PAGES, clientPageAt } from "@naqsh/shared/first-view";
import { render, screen } from "@testing-library/react";
import { matchRoutes, MemoryRouter, Route, Routes, useLocation, type RouteObject } from "react-router-dom";
import { expect, it } from "vitest";
import { routes } from "./routes";

const ID = "b64a2e5f-654c-5a43-aaeb-32d44907411f";
const MOVED = CLIENT_PAGES.filter(({ leadsTo }) => leadsTo !== undefined).map(({ path }) => path);

/** Addresses below a route, each part that is read from it as `:id`. */
const addressesOf = (pages: readonly RouteObject[], above = ""): string[] =>
  pages.flatMap(({ path = "", index, children = [] }) => {
    const own = path.startsWith("/") ? path : `${above}/${path}`;
    const here = (path === "" && !index) || path === "/" ? above : own.replace(/\/$/, "");
    const isPage = index === true || (path !== "" && children.length === 0);
    return [...(isPage ? [here || "/"] : []), ...addressesOf(children, here)];
  });

it("has the pages that the server knows, which answers 404 at any other address", () => {
  const addresses = addressesOf(routes).map((address) => address.replace(/:\w+/g, ":id"));
  expect(addresses.filter((address) => address !== "/*").toSorted()).toEqual(
    CLIENT_PAGES.map(({ path }) => path).toSorted(),
  );
  expect(addresses).toContain("/*");
});

it("knows an address by its letters as they are, as the server does", () => {
  for (const address of ["/Marketplace", "/SIGNIN", "/dashboard/Artist", "/Admin"]) {
    expect(clientPageAt(address, "").kind).toBe("nothing");
    expect([address, matchRoutes(routes, address)?.at(-1)?.route.path]).toEqual([address, "*"]);
  }
});

const Here = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};

it.each(MOVED)("leads on from %s to where the server leads", (path) => {
  for (const query of ["", "from=x"]) {
    const address = path.replace(":id", ID);
    const { path: own, element } = matchRoutes(routes, address)!.at(-1)!.route;
    const { unmount } = render(
      <MemoryRouter initialEntries={[`${address}?${query}`]}>
        <Routes>
          <Route path={own ?? ""} element={element} />
          <Route path="*" element={<Here />} />
        </Routes>
      </MemoryRouter>,
    );
    const to = screen.getByText(/^\//).textContent;
    unmount();
    expect(clientPageAt(address, query)).toEqual({ kind: "moved", to });
  }
});
