const SECOND = 1000;
const padded = (value: number): string => String(value).padStart(2, "0");

/** A length as a clock shows it, hours counted on: "49:05:07", "3:05"; beside days it shows its hours always. Takes milliseconds. */
export const clockText = (ms: number, hasHours = false): string => {
  const seconds = Math.floor(ms / SECOND);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = padded(seconds % 60);
  return hours > 0 || hasHours ? `${hours}:${padded(minutes)}:${rest}` : `${minutes}:${rest}`;
};
