import styled from "@emotion/styled";
import { besideLaterTexts } from "../../../i18n/i18n";
import { Button } from "../../../ui/button";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import type { ComponentType } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { latePart } from "../../../ui/late-part";
import { LatePlace } from "../../../ui/late-place";
import { PencilIcon } from "../../../ui/tool-icons";
import { standingOf } from "../sale-terms";
import { ReviewStatus } from "./review-status";

const LaterOwnerActions = latePart(
  async () => (await besideLaterTexts(import("../papers/later-owner-actions"))).LaterOwnerActions,
);

type OwnerPanelProps = { artwork: ArtworkDetail; Actions: ComponentType<{ artwork: ArtworkDetail }> };

/** What the work's own artist sees of it: where its review stands, and what they may do. */
export const OwnerPanel = ({ artwork, Actions }: OwnerPanelProps) => {
  const { t } = useTranslation("artwork");
  const isEditable = standingOf(artwork) === "free" && artwork.status !== "withdrawn";
  const isOffered = !artwork.approved || artwork.isForSale;
  return (
    <Box aria-label={t("owner.title")}>
      <ReviewStatus artwork={artwork} />
      <div className="actions">
        {isEditable && (
          <Button
            component={Link}
            to={`/artwork/${artwork.id}/edit`}
            variant={isOffered ? "outlined" : "contained"}
            size="small"
            startIcon={isOffered ? <PencilIcon size={18} /> : undefined}
          >
            {t(isOffered ? "owner.edit" : "owner.sell")}
          </Button>
        )}
        <Actions artwork={artwork} />
        <LatePlace>
          <LaterOwnerActions artworkId={artwork.id} isEditable={isEditable} />
        </LatePlace>
      </div>
    </Box>
  );
};

const Box = styled.section`
  display: grid;
  gap: var(--space-l);
  padding: 16px 20px;
  border: 1px dashed var(--line-strong);
  border-radius: var(--r-panel);

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-m);
  }
`;
