/** The name of a stream whose state at a moment can be shown. */
export const STREAM_WITH_STATE = /^(auction|artwork|order|user)-[\w-]{1,100}$/;
