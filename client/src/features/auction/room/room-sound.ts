type Note = { hertz: number; startS: number; lengthS: number };
export type Earcon = "leading" | "outbid" | "tick";

const earcons: Record<Earcon, { notes: Note[]; volume: number }> = {
  leading: {
    notes: [
      { hertz: 523, startS: 0, lengthS: 0.16 },
      { hertz: 784, startS: 0.13, lengthS: 0.28 },
    ],
    volume: 0.16,
  },
  outbid: {
    notes: [
      { hertz: 440, startS: 0, lengthS: 0.16 },
      { hertz: 294, startS: 0.13, lengthS: 0.32 },
    ],
    volume: 0.16,
  },
  tick: { notes: [{ hertz: 880, startS: 0, lengthS: 0.05 }], volume: 0.05 },
};

let context: AudioContext | null = null;

/** Opens the sound; has to be called from the reader's own tap, or browsers refuse it. */
export const openSound = (): void => {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
};

const strike = (audio: AudioContext, note: Note, volume: number): void => {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  const start = audio.currentTime + note.startS;
  tone.type = "triangle";
  tone.frequency.value = note.hertz;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + note.lengthS);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + note.lengthS + 0.05);
};

/** Plays one of the room's three sounds; each of them is on the screen in words as well. */
export const playEarcon = (earcon: Earcon): void => {
  if (!context || context.state !== "running") return;
  const { notes, volume } = earcons[earcon];
  for (const note of notes) strike(context, note, volume);
};

/** Milliseconds on and off. */
const buzzes: Record<Exclude<Earcon, "tick">, number | number[]> = { leading: 30, outbid: [40, 60, 40] };

/** Browsers refuse it, with an error in their console, before the reader has touched the page. */
const mayBuzz = (): boolean =>
  typeof navigator !== "undefined" && "vibrate" in navigator && navigator.userActivation?.hasBeenActive;

/** Lets the device be felt; devices without a motor ignore it. */
export const buzz = (feeling: keyof typeof buzzes): void => {
  if (mayBuzz()) navigator.vibrate(buzzes[feeling]);
};
