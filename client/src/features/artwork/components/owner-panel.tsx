import styled from "@emotion/styled";
import Button from "@mui/material/Button";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PencilIcon } from "../../../ui/tool-icons";
import { standingOf } from "../sale-terms";
import { ReviewStatus } from "./review-status";

type OwnerPanelProps = { artwork: ArtworkDetail; Actions: ComponentType<{ artwork: ArtworkDetail }> };

/** What the work's own artist sees of it: where its review stands, and what they may do. */
export const OwnerPanel = ({ artwork, Actions }: OwnerPanelProps) => {
  const { t } = useTranslation("artwork");
  const isEditable = standingOf(artwork) === "free";
  return (
    <Box aria-label={t("owner.title")}>
      <ReviewStatus artwork={artwork} />
      <div className="actions">
        {isEditable && (
          <Button
            component={Link}
            to={`/artwork/${artwork.id}/edit`}
            variant="outlined"
            size="small"
            startIcon={<PencilIcon size={18} />}
          >
            {t("owner.edit")}
          </Button>
        )}
        <Actions artwork={artwork} />
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
