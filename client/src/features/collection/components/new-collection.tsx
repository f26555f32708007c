import { Button } from "../../../ui/button";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useNavigate } from "react-router-dom";
import { createCollection, useCollecting } from "../../../lib/collecting/collecting.api";
import { PlusIcon } from "../../../ui/icons";
import { CollectionForm, type CollectionText } from "./collection-form";

/** Begins a collection and leads to its page. */
export const NewCollection = () => {
  const { t } = useTranslation("collection");
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const creating = useCollecting((text: CollectionText) => createCollection(text));
  return (
    <>
      <Button variant="contained" startIcon={<PlusIcon size={18} />} onClick={() => setOpen(true)}>
        {t("new")}
      </Button>
      {isOpen && (
        <CollectionForm
          isOpen
          title={t("new")}
          submitLabel={t("create")}
          initial={{ name: "", description: "" }}
          command={creating}
          onSend={(text) => creating.mutate(text, { onSuccess: (id) => void navigate(`/collections/${id}`) })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
