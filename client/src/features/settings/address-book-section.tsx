import { Button } from "../../ui/button";
import type { KnownAddress } from "@naqsh/shared/address";
import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useKnownAddresses } from "../../lib/address/address.api";
import { Awaited } from "../../ui/awaited";
import { Skeleton } from "../../ui/skeleton";
import { AddressBookForm } from "./address-book-form";
import { AddressBookRow } from "./address-book-row";
import type { KeptAddress } from "./kept-address";
import { KeptList } from "./kept-list";
import { SettingsSection } from "./settings-section";

const isKept = (one: KnownAddress): one is KeptAddress => one.id !== null && one.name !== null;

const NEW = "";

const Book = ({ addresses }: { addresses: readonly KeptAddress[] }) => {
  const { t } = useTranslation("address");
  /** The id of the address that is edited; an empty one for a new address. */
  const [edited, setEdited] = useState<string | null>(null);
  const close = () => setEdited(null);
  return (
    <>
      {addresses.length === 0 && edited === null && <p>{t("book.none")}</p>}
      {addresses.length > 0 && (
        <KeptList>
          {addresses.map((one) => (
            <li key={one.id}>
              {edited === one.id ? (
                <AddressBookForm kept={one} onClose={close} />
              ) : (
                <AddressBookRow kept={one} onEdit={() => setEdited(one.id)} />
              )}
            </li>
          ))}
        </KeptList>
      )}
      {edited === NEW ? (
        <AddressBookForm kept={null} onClose={close} />
      ) : (
        <Button className="action" variant="outlined" onClick={() => setEdited(NEW)}>
          {t("book.add")}
        </Button>
      )}
    </>
  );
};

/** The addresses that the reader keeps. */
export const AddressBookSection = () => {
  const { t } = useTranslation("address");
  return (
    <SettingsSection>
      <h2>{t("book.title")}</h2>
      <p>{t("book.text")}</p>
      <Awaited
        query={useKnownAddresses()}
        loading={t("book.loading")}
        bones={<Skeleton block="180px" radius="12px" />}
        failed={t("book.failedToLoad")}
      >
        {(addresses) => <Book addresses={addresses.filter(isKept)} />}
      </Awaited>
    </SettingsSection>
  );
};
