import { Button } from "../../ui/button";
import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useChooseDefault, useRemoveAddress } from "../../lib/address/address.api";
import { Bidi, Ltr } from "../../ui/bidi";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { Inline } from "../../ui/inline";
import { StatusPill } from "../../ui/status-pill";
import type { KeptAddress } from "./kept-address";
import { KeptRow } from "./kept-list";
import { useTold } from "./use-told";

type AddressBookRowProps = { kept: KeptAddress; onEdit: () => void };

/** An address of the book, and what its reader may do with it. */
export const AddressBookRow = ({ kept, onEdit }: AddressBookRowProps) => {
  const { t } = useTranslation("address");
  const { id, name, isDefault, address, zone } = kept;
  const [isAsked, setAsked] = useState(false);
  const removing = useRemoveAddress();
  const choosing = useChooseDefault();
  const removed = useTold(t("book.removed"), t("book.failed"));
  const chosen = useTold(t("book.saved"), t("book.failed"));
  return (
    <KeptRow>
      <div>
        <Inline gap="s">
          <strong>
            <Bidi>{name}</Bidi>
          </strong>
          {isDefault && <StatusPill tone="good">{t("book.default")}</StatusPill>}
        </Inline>
        <span>
          <Bidi>{address.recipient}</Bidi> · <Ltr>{address.phone}</Ltr>
        </span>
        <small>
          <Bidi>{[address.street, address.district, address.city].join("، ")}</Bidi> · {t(`zone.${zone}`)}
        </small>
      </div>
      <Inline gap="xs">
        {!isDefault && (
          <Button size="small" loading={choosing.isPending} onClick={() => choosing.mutate(id, chosen)}>
            {t("book.makeDefault")}
          </Button>
        )}
        <Button size="small" onClick={onEdit}>
          {t("book.edit")}
        </Button>
        <Button size="small" onClick={() => setAsked(true)}>
          {t("book.remove")}
        </Button>
      </Inline>
      <ConfirmDialog
        isOpen={isAsked}
        title={t("book.removeTitle", { name })}
        confirmLabel={t("book.remove")}
        tone="danger"
        isPending={removing.isPending}
        onConfirm={() => removing.mutate(id, { ...removed, onSettled: () => setAsked(false) })}
        onCancel={() => setAsked(false)}
      >
        {t("book.removeText")}
      </ConfirmDialog>
    </KeptRow>
  );
};
