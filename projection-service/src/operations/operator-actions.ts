import type { Endpoint, InputOf } from "@naqsh/shared/kernel/endpoint";
import { operationsWrites } from "@naqsh/shared/operations";
import { checkedInput } from "@naqsh/shared/platform/http/checked-input";
import type { RejectionCode } from "@naqsh/shared/registry";
import type { OperatedShop } from "./operated-shop";

type Writes = typeof operationsWrites;
type Done = boolean | Promise<boolean>;
type Actions = { readonly [Name in keyof Writes]: (shop: OperatedShop, input: InputOf<Writes[Name]>) => Done };

const hasView = (shop: OperatedShop, view: string): boolean => shop.views().includes(view);

/** Each gives false if there is nothing to do it to. One that is missing does not compile. */
const actions: Actions = {
  rebuildView: (shop, { view }) => hasView(shop, view) && shop.rebuilds.begin(view, "rebuild"),
  verifyView: (shop, { view }) => hasView(shop, view) && shop.rebuilds.begin(view, "verify"),
  decideRebuild: (shop, { view, accepts }) => hasView(shop, view) && shop.rebuilds.decide(view, accepts),
  retryParked: (shop, { id }) => shop.retry(id),
};

/** A call of an operator, with what it does; `input` has the shape of the call's schema. */
export type OperatorAction = {
  endpoint: Endpoint<RejectionCode>;
  act: (shop: OperatedShop, input: unknown) => Done;
};

export const operatorActions: readonly OperatorAction[] = Object.entries(operationsWrites).map(([name, endpoint]) => ({
  endpoint,
  act: actions[name as keyof Writes] as OperatorAction["act"],
}));

const named = (action: string) => operatorActions.find(({ endpoint }) => endpoint.path.endsWith(`/${action}`));

/** Does what an operator asks by the last word of a call's path; false if it is no such call, or there is nothing to do it to. */
export const actOn = async (shop: OperatedShop, action: string, body: unknown): Promise<boolean> => {
  const found = named(action);
  if (!found?.endpoint.input) return false;
  const checked = checkedInput(found.endpoint.input, body, "en");
  return checked.ok && found.act(shop, checked.input);
};
