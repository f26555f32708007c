import { SHOP_AS_SELLER, type InvoiceParties, type InvoiceSeller } from "@naqsh/shared/invoice";
import type { OrderCreated } from "@naqsh/shared/order";
import type { PlatformSettings } from "@naqsh/shared/settings";
import type { Facts } from "../workflows/facts";

const houseFrom = ({ sellerName, platformName, ...settings }: PlatformSettings): InvoiceSeller => ({
  name: sellerName ?? platformName,
  address: settings.sellerAddress,
  vatNumber: settings.vatNumber,
  commercialRegistration: settings.commercialRegistration,
});

/** By name and number; an artist who gave the number back stays the seller of what they sold with it. */
const artistFrom = async (artistId: string, facts: Facts): Promise<InvoiceSeller> => {
  const registration = await facts.vatRegistration(artistId);
  const name = registration?.name ?? (await facts.fullName(artistId)) ?? "";
  const vatNumber = registration?.number ?? null;
  return { name: { ar: name, en: name }, address: null, vatNumber, commercialRegistration: null };
};

/** Who sells what to whom, by the rule of the deemed supplier (docs/rules.md#money). */
export const invoicePartiesOf = async (
  { artistId, artworkId, buyerId, deemedSupplier }: OrderCreated["data"],
  facts: Facts,
): Promise<{ sellerId: string; parties: InvoiceParties }> => {
  const isArtist = deemedSupplier === "artist";
  const work = await facts.artwork(artworkId);
  const { title, titleEn } = work.status === "unknown" ? { title: "", titleEn: null } : work.details;
  return {
    sellerId: isArtist ? artistId : SHOP_AS_SELLER,
    parties: {
      seller: isArtist ? await artistFrom(artistId, facts) : houseFrom(await facts.settings()),
      buyer: { name: await facts.fullName(buyerId), address: null },
      title: { ar: title, en: titleEn ?? title },
    },
  };
};
