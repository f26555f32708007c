import { Navigate } from "react-router-dom";
import { useSession } from "../../lib/session";
import { Container } from "../../ui/page";
import { Skeleton } from "../../ui/skeleton";

/** Leads on as soon as it is known who asks. */
export const AnalyticsWay = () => {
  const { status, user } = useSession();
  if (status === "unknown") {
    return (
      <Container style={{ paddingBlock: 40 }}>
        <Skeleton inline="280px" block="44px" />
      </Container>
    );
  }
  return (
    <Navigate to={user?.role === "artist" ? "/dashboard/artist?tab=analytics" : "/unauthorized?role=artist"} replace />
  );
};
