import type { DemoArtwork, GeneratorName } from "../content/demo-artwork";
import type { Commission, Generator } from "./drawing/picture";
import { seedFromSlug } from "./drawing/random";
import { drawArches } from "./generators/arches";
import { drawDunes } from "./generators/dunes";
import { drawFlow } from "./generators/flow";
import { drawDodecagons, drawOctagons } from "./generators/hankin";
import { drawNun } from "./generators/huruf-nun";
import { drawNur } from "./generators/huruf-nur";
import { drawKhoos } from "./generators/khoos";
import { drawKufic } from "./generators/kufic";
import { drawLattice } from "./generators/lattice";
import { drawNajd } from "./generators/najd";
import { drawPebbles } from "./generators/pebbles";
import { drawPetals } from "./generators/petals";
import { drawQatt } from "./generators/qatt";
import { drawRidges } from "./generators/ridges";
import { drawRing } from "./generators/ring";
import { drawSadu } from "./generators/sadu";
import { drawSea } from "./generators/sea";
import { drawDusk, drawHarrah } from "./generators/strata";
import { drawTowers } from "./generators/towers";
import { drawCanopus, drawJubbah } from "./generators/trails";
import { drawTwist } from "./generators/twist";

export const generators: Record<GeneratorName, Generator> = {
  arches: drawArches,
  dunes: drawDunes,
  flow: drawFlow,
  "hankin-dodecagon": drawDodecagons,
  "hankin-octagon": drawOctagons,
  "huruf-nun": drawNun,
  "huruf-nur": drawNur,
  khoos: drawKhoos,
  kufic: drawKufic,
  lattice: drawLattice,
  najd: drawNajd,
  pebbles: drawPebbles,
  petals: drawPetals,
  qatt: drawQatt,
  ridges: drawRidges,
  ring: drawRing,
  sadu: drawSadu,
  sea: drawSea,
  "strata-dusk": drawDusk,
  "strata-harrah": drawHarrah,
  towers: drawTowers,
  "trails-canopus": drawCanopus,
  "trails-jubbah": drawJubbah,
  twist: drawTwist,
};

/** Sculptures are photographed with air around them; everything else fills its picture edge to edge. */
const sculptureAspects: Partial<Record<GeneratorName, number>> = {
  arches: 5 / 6,
  pebbles: 4 / 3,
  petals: 1,
  twist: 3 / 4,
};

/** The picture to draw for a work: its proportions in centimetres, at so many pixels on the long side. */
export const commissionFor = (artwork: DemoArtwork, longSide: number): Commission => {
  const aspect = sculptureAspects[artwork.generator] ?? artwork.widthCm / artwork.heightCm;
  return {
    seed: seedFromSlug(artwork.slug),
    width: Math.round(aspect >= 1 ? longSide : longSide * aspect),
    height: Math.round(aspect >= 1 ? longSide / aspect : longSide),
  };
};
