/** What a decider answers: the events to append (none when the outcome already holds), or a refusal as a value. */
export type Decision<Event, Rejection> =
  | { accepted: true; events: Event[] }
  | { accepted: false; rejection: Rejection };

export const accept = <Event>(...events: Event[]): { accepted: true; events: Event[] } => ({ accepted: true, events });

export const reject = <Rejection>(rejection: Rejection): { accepted: false; rejection: Rejection } => ({
  accepted: false,
  rejection,
});
