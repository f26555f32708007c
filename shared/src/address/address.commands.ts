import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import { visibleText } from "../kernel/visible-text";
import { DeliveryAddress } from "../order";
import { DELIVERY_ZONES } from "../settings";
import type { AddressText } from "./address.events";

/** How many addresses one book holds. */
export const MOST_ADDRESSES = 20;
/** The longest name that a person gives to an address, in characters. */
export const LONGEST_NAME = 40;

/** POST /api/my-addresses, PUT /api/my-addresses/:id */
export const AddressBody = z.strictObject({
  name: z.string().check(z.overwrite(visibleText), z.trim(), z.minLength(1), z.maxLength(LONGEST_NAME)),
  zone: z.enum(DELIVERY_ZONES),
  address: DeliveryAddress,
});
export type AddressBody = z.infer<typeof AddressBody>;

type OfBook<Data> = { userId: string; addressId: string } & Data;

export type KeepAddress = CommandOf<"KeepAddress", OfBook<AddressText>>;
export type ReviseAddress = CommandOf<"ReviseAddress", OfBook<AddressText>>;
export type RemoveAddress = CommandOf<"RemoveAddress", OfBook<unknown>>;
export type ChooseDefaultAddress = CommandOf<"ChooseDefaultAddress", OfBook<unknown>>;

export type AddressCommand = KeepAddress | ReviseAddress | RemoveAddress | ChooseDefaultAddress;
