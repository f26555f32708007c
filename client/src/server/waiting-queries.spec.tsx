import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { markupOf } from "./markup-of";
import { useQuery } from "./waiting-queries";

type Answered = { data: string | undefined };

it("draws each component once, after the answer to its question, and what asks nothing meanwhile", async () => {
  const drawn: string[] = [];
  const Beside = () => {
    drawn.push("beside");
    return <p>beside</p>;
  };
  const Following = ({ of }: { of: string }) => {
    const { data } = useQuery({ queryKey: ["following", of], queryFn: async () => `after ${of}` }) as Answered;
    drawn.push(`following: ${data}`);
    return <p>{data}</p>;
  };
  const First = () => {
    const { data } = useQuery({ queryKey: ["first"], queryFn: async () => "first" }) as Answered;
    drawn.push(`first: ${data}`);
    return <Following of={data!} />;
  };
  const Switched = () => {
    const asked = { queryKey: ["none"], queryFn: async () => "never", enabled: false };
    const { data } = useQuery(asked) as Answered;
    return <p>{data ?? "not asked"}</p>;
  };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  const markup = await markupOf(
    <QueryClientProvider client={queries}>
      <First />
      <Beside />
      <Switched />
    </QueryClientProvider>,
  );
  expect(drawn).toEqual(["beside", "first: first", "following: after first"]);
  expect(markup).toBe("<p>after first</p><p>beside</p><p>not asked</p>");
});
