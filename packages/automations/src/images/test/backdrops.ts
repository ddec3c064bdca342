import type { Colour } from './products.ts'
import { Random } from './Random.ts'

/** The backgrounds that products are drawn on. */
export const backdrops = ['white', 'gradient', 'colour', 'vignette', 'planks'] as const

export type Backdrop = (typeof backdrops)[number]

/** Gives the colour at a place, both from 0 to 1. */
type Painter = (x: number, y: number) => Colour

const grey = (value: number): Colour => [value, value, value]

const scaled = ([red, green, blue]: Colour, share: number): Colour => [
  red * share,
  green * share,
  blue * share,
]

const saturated: readonly Colour[] = [
  [232, 93, 68],
  [64, 142, 198],
  [92, 168, 96],
  [238, 190, 70],
  [148, 100, 178],
]

function gradient(random: Random): Painter {
  const turn = random.between(0, 2 * Math.PI)
  const [right, down] = [Math.cos(turn), Math.sin(turn)]
  return (x, y) => {
    const light = 238 + 12.5 * ((x - 0.5) * right + (y - 0.5) * down) * Math.SQRT2
    return [light, light - 1, light - 5]
  }
}

function vignette(random: Random): Painter {
  const light = random.between(190, 225)
  const depth = random.between(0.2, 0.4)
  return (x, y) => grey(light * (1 - (depth * ((x - 0.5) ** 2 + (y - 0.5) ** 2)) / 0.5))
}

/** Planks of wood with grain, each of its own tone, between dark seams. */
function planks(random: Random): Painter {
  const count = Math.round(random.between(5, 8))
  const tones = Array.from({ length: count + 1 }, () => ({
    light: random.between(0.88, 1.08),
    grain: random.between(30, 60),
    start: random.between(0, 9),
    ends: random.between(0.1, 0.9),
  }))
  return (x, y) => {
    const index = Math.min(count, Math.floor(y * count))
    const { light, grain, start, ends } = tones[index]!
    const inPlank = y * count - index
    const wave = Math.sin(inPlank * grain + start + 2 * Math.sin(x * 7 + start))
    const fine = Math.sin(inPlank * grain * 3.7 + x * 11 + start * 5)
    const isSeam = inPlank < 0.025 || Math.abs(x - ends) < 0.003
    return scaled([176, 132, 92], (light + 0.035 * wave + 0.02 * fine) * (isSeam ? 0.45 : 1))
  }
}

const painters: Readonly<Record<Backdrop, (random: Random) => Painter>> = {
  white: () => () => grey(255),
  gradient,
  colour: (random) => {
    const colour = random.pick(saturated)
    return () => colour
  },
  vignette,
  planks,
}

/** Returns a background that is the same for the same seed. */
export function backdropPainter(name: Backdrop, seed: number): Painter {
  return painters[name](new Random(seed))
}
