import { AddressBookSection } from "./address-book-section";
import { KeptCardsSection } from "./kept-cards-section";

/** What makes the next purchase quicker: where works are sent, and the cards that Stripe keeps. */
export const BuyingTab = () => (
  <div>
    <AddressBookSection />
    <KeptCardsSection />
  </div>
);
