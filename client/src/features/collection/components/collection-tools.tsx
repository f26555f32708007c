import { Button } from "../../../ui/button";
import type { CollectionPage } from "@naqsh/shared/collection";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useNavigate } from "react-router-dom";
import { api } from "../../../lib/api";
import { useCollecting } from "../../../lib/collecting/collecting.api";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { Inline } from "../../../ui/inline";
import { CollectionForm, type CollectionText } from "./collection-form";

type CollectionToolsProps = { collection: CollectionPage; onArrange: () => void };

/** What the owner does with a collection as a whole. */
export const CollectionTools = ({ collection, onArrange }: CollectionToolsProps) => {
  const { t } = useTranslation("collection");
  const navigate = useNavigate();
  const [asked, setAsked] = useState<"text" | "deletion" | null>(null);
  const params = { id: collection.id };
  const describing = useCollecting((body: CollectionText) => api.put("/api/collections/:id", { params, body }));
  const showing = useCollecting((isPublic: boolean): Promise<unknown> =>
    isPublic ? api.post("/api/collections/:id/publish", { params }) : api.post("/api/collections/:id/hide", { params }),
  );
  const deleting = useCollecting(() => api.delete("/api/collections/:id", { params }));
  const close = () => setAsked(null);
  return (
    <Inline gap="m">
      <Button
        variant={collection.isPublic ? "outlined" : "contained"}
        loading={showing.isPending}
        onClick={() => showing.mutate(!collection.isPublic)}
      >
        {t(collection.isPublic ? "hide" : "publish")}
      </Button>
      <Button variant="outlined" onClick={() => setAsked("text")}>
        {t("edit")}
      </Button>
      {collection.works.length > 1 && (
        <Button variant="outlined" onClick={onArrange}>
          {t("arrange")}
        </Button>
      )}
      <Button variant="text" color="error" onClick={() => setAsked("deletion")}>
        {t("delete")}
      </Button>
      {asked === "text" && (
        <CollectionForm
          isOpen
          title={t("edit")}
          submitLabel={t("save")}
          initial={{ name: collection.name ?? "", description: collection.description ?? "" }}
          command={describing}
          onSend={(text) => describing.mutate(text, { onSuccess: close })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={asked === "deletion"}
        title={t("deleteTitle")}
        confirmLabel={t("delete")}
        tone="danger"
        isPending={deleting.isPending}
        onConfirm={() =>
          deleting.mutate(undefined, { onSuccess: () => void navigate("/profile?tab=collections", { replace: true }) })
        }
        onCancel={close}
      >
        {t("deleteText")}
      </ConfirmDialog>
    </Inline>
  );
};
