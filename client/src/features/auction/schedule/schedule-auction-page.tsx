import styled from "@emotion/styled";
import { ARTWORKS_KEY, AUCTIONS_KEY } from "../../../lib/query-keys";
import { Button } from "../../../ui/button";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link, useNavigate, useParams } from "react-router-dom";
import { useLanguage } from "../../../i18n/use-format";
import { titleOf } from "../../../lib/artwork-names";
import { isApiError } from "../../../lib/api-error";
import { serverClock } from "../../../lib/clock.store";
import { useSession } from "../../../lib/session";
import { ArtworkWall } from "../../../ui/artwork-wall";
import { Bidi } from "../../../ui/bidi";
import { Container, PageHeading } from "../../../ui/page";
import { Loading, Skeleton, useHeldWait } from "../../../ui/skeleton";
import { ErrorState } from "../../../ui/states";
import { showToast } from "../../../ui/toast.store";
import { auctionKeys, getArtworkToAuction, scheduleAuction } from "../auction.api";
import { RulesPreview } from "./rules-preview";
import { MoneyFields, StepFields, TimeFields } from "./schedule-fields";
import { riyadhInputFrom } from "../../../lib/riyadh-time";
import { bodyFrom, faultsOf, fieldOfRefusal, type ScheduleField, type ScheduleForm } from "./schedule-form";
import { focusFirstFault } from "../../../ui/form/field-faults";
import { SubmitButton } from "../../../ui/form/form";

const DAY = 24 * 60 * 60 * 1000;
const FIFTY_RIYALS = 5000;

const EVENING = "T20:00";

/** Tomorrow evening, for three days. */
const emptyForm = (nowMs: number): ScheduleForm => ({
  openingPrice: null,
  reserve: null,
  estimateLow: null,
  estimateHigh: null,
  startsAt: riyadhInputFrom(nowMs + DAY).slice(0, 10) + EVENING,
  endsAt: riyadhInputFrom(nowMs + 4 * DAY).slice(0, 10) + EVENING,
  minBidIncrement: FIFTY_RIYALS,
  incrementPolicy: "standard-1",
});

type Refused = Partial<Record<ScheduleField, string>>;

const useScheduling = () => {
  const { t } = useTranslation("auction");
  const language = useLanguage();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [refused, setRefused] = useState<Refused>({});
  const scheduling = useMutation({
    mutationFn: scheduleAuction,
    onSuccess: async ({ id }) => {
      showToast({ title: t("schedule.done"), tone: "good" });
      await queries.invalidateQueries({ queryKey: [AUCTIONS_KEY] });
      await queries.invalidateQueries({ queryKey: [ARTWORKS_KEY] });
      await navigate(`/auctions/${id}`);
    },
    onError: (failure) => {
      if (!isApiError(failure)) return;
      const field = fieldOfRefusal[failure.code];
      if (field) setRefused({ [field]: failure.text(language) });
      else showToast({ title: failure.text(language), tone: "urgent" });
    },
  });
  return { scheduling, refused, forgetRefusals: () => setRefused({}) };
};

const ScheduleFormView = ({ artwork }: { artwork: ArtworkDetail }) => {
  const { t } = useTranslation("auction");
  const language = useLanguage();
  const [form, setForm] = useState<ScheduleForm>(() => emptyForm(serverClock.now()));
  const [isAsked, setAsked] = useState(false);
  const { scheduling, refused, forgetRefusals } = useScheduling();
  const element = useRef<HTMLFormElement>(null);
  const faults = isAsked ? faultsOf(form, serverClock.now()) : {};
  const change = (part: Partial<ScheduleForm>) => {
    forgetRefusals();
    setForm((current) => ({ ...current, ...part }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const body = bodyFrom(artwork.id, form);
    if (body && Object.keys(faultsOf(form, serverClock.now())).length === 0) {
      scheduling.mutate(body);
      return;
    }
    focusFirstFault(element.current);
  };
  const fields = { form, faults, refused, onChange: change };
  return (
    <div className="columns">
      <form ref={element} onSubmit={submit} noValidate>
        <div className="work">
          <ArtworkWall className="wall" image={artwork.image} alt="" title={titleOf(artwork, language)} sizes="96px" />
          <div className="name">
            <Bidi>{titleOf(artwork, language)}</Bidi>
          </div>
        </div>
        <MoneyFields {...fields} />
        <TimeFields {...fields} />
        <StepFields {...fields} />
        <div className="actions">
          <SubmitButton isPending={scheduling.isPending}>{t("schedule.submit")}</SubmitButton>
          <Button variant="text" component={Link} to={`/artwork/${artwork.id}`}>
            {t("cancel")}
          </Button>
        </div>
      </form>
      <RulesPreview form={form} />
    </div>
  );
};

/** Why this work cannot be put up for auction, or null if it can. The server decides. */
const hindranceOf = (artwork: ArtworkDetail, userId: string | undefined) => {
  if (artwork.artistId !== userId) return "schedule.notYours" as const;
  if (!artwork.approved) return "schedule.notApproved" as const;
  if (artwork.sold) return "schedule.sold" as const;
  const status = artwork.auction?.status;
  const isFree = status === undefined || ["closed", "lapsed", "cancelled"].includes(status);
  return isFree ? null : ("schedule.underway" as const);
};

const Ready = ({ artwork }: { artwork: ArtworkDetail }) => {
  const { t } = useTranslation("auction");
  const { user } = useSession();
  const hindrance = hindranceOf(artwork, user?.id);
  if (hindrance === null) return <ScheduleFormView artwork={artwork} />;
  return (
    <ErrorState
      title={t(hindrance)}
      actions={
        <Button variant="contained" component={Link} to={`/artwork/${artwork.id}`}>
          {t("schedule.toArtwork")}
        </Button>
      }
    />
  );
};

/** `/artwork/:id/auction/new`: an artist puts their approved work up for auction. Times are Riyadh's. */
export const ScheduleAuctionPage = () => {
  const { t } = useTranslation("auction");
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: auctionKeys.artwork(id),
    queryFn: ({ signal }) => getArtworkToAuction(id, signal),
  });
  const isWaiting = useHeldWait(!data && !error);
  return (
    <Page>
      <PageHeading documentTitle={t("schedule.title")}>{t("schedule.title")}</PageHeading>
      {!isWaiting && data && <Ready artwork={data} />}
      {!isWaiting && !data && error && <ErrorState title={t("schedule.failed")} onRetry={() => void refetch()} />}
      {isWaiting && (
        <Loading label={t("schedule.loading")}>
          <div className="columns">
            <Skeleton block="520px" radius="14px" />
            <Skeleton block="420px" radius="14px" />
          </div>
        </Loading>
      )}
    </Page>
  );
};

const Page = styled(Container)`
  padding-block: 26px 72px;

  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 400px;
    gap: var(--space-3xl);
    align-items: start;
    margin-block-start: 24px;
  }

  .work {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: var(--space-l);
    align-items: center;
  }

  .work .wall {
    padding: 8px;
  }

  .work .name {
    font: 700 var(--text-heading)/1.4 var(--font-ui);
  }

  form {
    display: grid;
    gap: var(--space-2xl);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-m);
  }

  @media (max-width: 1023.95px) {
    .columns {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-2xl);
    }
  }
`;
