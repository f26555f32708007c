import { madePersonal } from "../kernel/personal";
import type { UpcasterChains } from "../kernel/upcast";

type EventData = Record<string, unknown>;

const liftVoid = ({ buyerId, void: asked, ...data }: EventData): EventData => {
  if (asked === undefined) return { buyerId, ...data };
  const { buyerId: _, ...lifted } = madePersonal("reason", "buyerId")({ ...(asked as EventData), buyerId });
  return { buyerId, ...data, void: lifted };
};

export const orderUpcasters: UpcasterChains = {
  OrderCancelled: [liftVoid],
};
