import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { VerificationSaid } from "../../../lib/verification/verification-said";
import { TextField } from "../../../ui/form/text-field";
import { Panel } from "../../../ui/page";
import { useDistinctions } from "../use-distinctions";
import { FeatureForm } from "./feature-form";

type PartProps = { artwork: ArtworkDetail; send: ReturnType<typeof useDistinctions> };

const Feature = ({ artwork, send }: PartProps) => {
  const { t } = useTranslation("papers");
  return (
    <section>
      <h3>{t("distinctions.feature")}</h3>
      <FeatureForm key={String(!artwork.featuring)} featuring={artwork.featuring ?? null} send={send} />
    </section>
  );
};

const Verification = ({ artwork, send }: PartProps) => {
  const { t } = useTranslation("papers");
  const [text, setText] = useState("");
  const isVerified = artwork.verified;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate(isVerified ? { kind: "withdraw", reason: text } : { kind: "verify", seen: text });
        setText("");
      }}
    >
      <h3>{t("distinctions.verification")}</h3>
      {artwork.verification && <VerificationSaid verification={artwork.verification} />}
      <TextField
        label={t(isVerified ? "distinctions.whyWithdraw" : "distinctions.whatSeen")}
        value={text}
        onChange={setText}
        maxLength={500}
      />
      <div>
        <Button type="submit" variant="outlined" size="small" disabled={text.trim() === ""} loading={send.isPending}>
          {t(isVerified ? "distinctions.withdraw" : "distinctions.verify")}
        </Button>
      </div>
    </form>
  );
};

/** For administrators: shows a work among the featured for some days, and vouches for what they have seen of it. */
export const DistinctionPanel = ({ artwork }: { artwork: ArtworkDetail }) => {
  const { t } = useTranslation("papers");
  const send = useDistinctions(artwork.id);
  return (
    <Card as="section" aria-label={t("distinctions.title")}>
      <Feature artwork={artwork} send={send} />
      <Verification artwork={artwork} send={send} />
    </Card>
  );
};

const Card = styled(Panel)`
  display: grid;
  gap: var(--space-xl);
  padding: 16px 20px;

  form,
  section {
    display: grid;
    gap: var(--space-m);
  }

  h3 {
    font-size: var(--text-label);
  }
`;
