import type { ReadSystem, SizeKind, System, Wearer } from './systems.ts'

/**
 * One system on a scale: a size is `factor` × unit + `offset`. Two systems with the same scale are
 * the same line.
 */
export interface Line {
  readonly factor: number
  readonly offset: number
  /** Sizes are multiples of it, counted from `least`. */
  readonly step: number
  /** The smallest and the largest size that occurs. */
  readonly least: number
  readonly most: number
}

/** One published way to convert between systems. */
export interface Chart {
  readonly source: string
  readonly lines: Readonly<Partial<Record<ReadSystem, Line>>>
}

/** The charts for a kind of size: the first is used, and the others show where charts disagree. */
export type Charts = readonly [Chart, ...Chart[]]

/** Puts systems that are alike on one line. */
function alike(line: Line, ...names: readonly ReadSystem[]): Partial<Record<ReadSystem, Line>> {
  return Object.fromEntries(names.map((name) => [name, line]))
}

const mmOfInch = 25.4

/**
 * The Paris point, two thirds of a centimetre: size = 1.5 × the length of the last in cm. Unit: mm
 * of the last. Source: Wikipedia, ‘Shoe size’; Study of footwear sizes, CTCP 2015 (a summary of
 * ISO/TS 19407:2015); both read in November 2026.
 */
const parisPoints = { factor: 0.15, offset: 0, step: 0.5, least: 33, most: 52 }

/**
 * Barleycorns, a third of an inch: adult size = 3 × the length of the last in inches − 25. Source:
 * Wikipedia, ‘Shoe size’, read in November 2026.
 */
const barleycorns = { factor: 3 / mmOfInch, offset: -25, step: 0.5, least: 1, most: 16 }

/**
 * The length of the foot in cm, as Japan, China and Korea mark shoes (ISO 9407). A last is 15 to
 * 20 mm longer than the foot it fits. Source: Wikipedia, ‘Shoe size’, read in November 2026.
 */
const footLength = (allowance: number): Line => ({
  factor: 0.1,
  offset: -allowance / 10,
  step: 0.5,
  least: 20,
  most: 32,
})

/**
 * Shoes of adults.
 *
 * @param aboveUk by how much a US size is above the UK size
 */
function adultShoes(source: string, aboveUk: number, allowance: number): Chart {
  return {
    source,
    lines: {
      ...alike(parisPoints, 'EU', 'IT', 'FR', 'DE'),
      UK: barleycorns,
      US: { ...barleycorns, offset: barleycorns.offset + aboveUk, least: 2, most: 18 },
      ...alike(footLength(allowance), 'JP', 'cm'),
    },
  }
}

/** US men = UK + 1, in the trade and by 3 × inches − 24 (Wikipedia, ‘Shoe size’, November 2026). */
const menShoes: Charts = [
  adultShoes('Wikipedia, last 15 mm longer than the foot', 1, 15),
  adultShoes('Wikipedia, last 20 mm longer than the foot', 1, 20),
]

/** US women = UK + 2; some brands use 1.5 (Wikipedia, ‘Shoe size’, November 2026). */
const womenShoes: Charts = [
  adultShoes('Wikipedia, UK + 2, last 15 mm longer than the foot', 2, 15),
  adultShoes('Brands with UK + 1.5, last 20 mm longer than the foot', 1.5, 20),
]

/** Unisex shoes are sold in men’s US sizes, which the women’s differ from by one. */
const unisexShoes: Charts = [...menShoes, womenShoes[0]] as const

/**
 * Shoes of children. UK size = 3 × the length of the last in inches − 12, and after 13½ comes 1
 * (Wikipedia, ‘Shoe size’, November 2026), so here sizes go on after 13½: 14 stands for 1.
 *
 * @param aboveUk by how much a US size is above the UK size
 */
function childShoes(source: string, aboveUk: number, allowance: number): Chart {
  const uk = { ...barleycorns, offset: -12, least: 0, most: 19.5 }
  return {
    source,
    lines: {
      ...alike({ ...parisPoints, least: 15, most: 41 }, 'EU', 'IT', 'FR', 'DE'),
      UK: uk,
      US: { ...uk, offset: uk.offset + aboveUk, least: 0.5, most: 20.5 },
      ...alike({ ...footLength(allowance), least: 8, most: 26 }, 'JP', 'cm'),
    },
  }
}

/** US = UK + 1; some charts use 0.5 (visualfoodie.com, ‘US to UK & EU kids shoe size’, November 2026). */
const childrenShoes: Charts = [
  childShoes('UK + 1, last 15 mm longer than the foot', 1, 15),
  childShoes('UK + 0.5, last 20 mm longer than the foot', 0.5, 20),
]

/** A system of women’s clothes that is the UK size plus an offset. */
const plus = (offset: number): Line => ({
  factor: 1,
  offset,
  step: 2,
  least: 4 + offset,
  most: 32 + offset,
})

interface DressOffsets {
  readonly US: number
  readonly EU: number
  readonly FR?: number
  readonly IT?: number
  readonly JP?: number
}

/**
 * Women’s clothes: each system is the UK size plus an offset, in steps of two. German and ‘EU’ sizes
 * are one, and half the bust in cm minus 6 (Hamburger Abendblatt, ‘Wie werden Kleidergrößen
 * festgelegt?’: 88 cm is 38; read in November 2026).
 */
function dresses(source: string, { US, EU, FR, IT, JP }: DressOffsets): Chart {
  const { least, most } = plus(EU)
  return {
    source,
    lines: {
      UK: plus(0),
      US: plus(US),
      ...alike(plus(EU), 'EU', 'DE'),
      ...(FR !== undefined && { FR: plus(FR) }),
      ...(IT !== undefined && { IT: plus(IT) }),
      ...(JP !== undefined && { JP: plus(JP) }),
      cm: {
        factor: 2,
        offset: 2 * (EU + 6),
        step: 4,
        least: 2 * (least + 6),
        most: 2 * (most + 6),
      },
    },
  }
}

/** All read in November 2026. They agree on FR = DE + 2 and IT = DE + 6, and on little else. */
const womenClothes: Charts = [
  dresses('lazytools.io, clothing size guide, 5 July 2026', {
    US: -4,
    EU: 26,
    FR: 28,
    IT: 32,
    JP: 1,
  }),
  dresses('dresssizes.org', { US: -4, EU: 24, FR: 26, IT: 30 }),
  dresses('europeword.com, European dress sizes', { US: -2, EU: 26, FR: 28, IT: 32 }),
  dresses('statman.info, clothes sizes', { US: -2, EU: 26 }),
  dresses('eatsip365.com, women’s Euro size to US', { US: -4, EU: 28, FR: 30, IT: 34 }),
]

const jacketsInCm: Line = { factor: 1, offset: 0, step: 1, least: 40, most: 72 }
const jacketsInInches: Line = { factor: 1, offset: -10, step: 1, least: 30, most: 62 }

/**
 * Men’s jackets: UK and US sizes are the chest in inches, the others half the chest in cm, which is
 * 10 more (putthison.com, ‘Converting European sizes’, 23 December 2010; suitcafe.com, ‘How do suit
 * jacket sizes differ’, 26 December 2014; lordandtaylor.com, men’s tailoring; read in November 2026).
 */
const menClothes: Charts = [
  {
    source: 'putthison.com, suitcafe.com, lordandtaylor.com',
    lines: {
      ...alike(jacketsInCm, 'EU', 'IT', 'FR', 'DE'),
      ...alike(jacketsInInches, 'UK', 'US'),
      cm: { factor: 2, offset: 0, step: 2, least: 80, most: 144 },
    },
  },
]

/**
 * Children’s clothes: EU sizes are the height in cm, others the age. From two years on the height is
 * 80 + 6 × age; 92 is 2 years, 116 is 6 (petit-mignon.com; convierte.app, kids US to EU;
 * all-best-tips.com; read in November 2026).
 *
 * @param atBirth the height that the formula starts from, in cm
 */
function childClothes(source: string, atBirth: number): Chart {
  const height: Line = { factor: 1, offset: 0, step: 1, least: 44, most: 188 }
  const age: Line = { factor: 1 / 6, offset: -atBirth / 6, step: 1, least: 2, most: 16 }
  return {
    source,
    lines: { ...alike(height, 'EU', 'DE', 'JP', 'cm'), ...alike(age, 'Y', 'UK', 'US', 'FR', 'IT') },
  }
}

/** Some charts are one size larger: 98 is 2 years (npchn.com, size chart, November 2026). */
const childrenClothes: Charts = [
  childClothes('petit-mignon.com, convierte.app, all-best-tips.com', 80),
  childClothes('npchn.com', 86),
]

/**
 * The height in cm that clothes for babies are made for, by the age in months at which they become
 * too small (all-best-tips.com; ztppr.com, baby sizes in EU; read in November 2026).
 */
export const babyHeights: ReadonlyMap<number, number> = new Map([
  [0, 50],
  [1, 56],
  [3, 62],
  [6, 68],
  [9, 74],
  [12, 80],
  [18, 86],
  [24, 92],
])

const clothesCharts: Readonly<Partial<Record<Wearer, Charts>>> = {
  women: womenClothes,
  men: menClothes,
  children: childrenClothes,
}

const shoeCharts: Readonly<Record<Wearer, Charts>> = {
  women: womenShoes,
  men: menShoes,
  unisex: unisexShoes,
  children: childrenShoes,
}

/** Returns the charts for a kind of size; clothes for women and men alike have no sizes in common. */
export function chartsOf(kind: SizeKind, wearer: Wearer): Charts | undefined {
  if (kind === 'children') return childrenClothes
  return kind === 'shoes' ? shoeCharts[wearer] : clothesCharts[wearer]
}

/** Whether a product with these sizes says them as children’s shoes do: 1 comes after 13½. */
export function startsAgain(kind: SizeKind, wearer: Wearer, system: ReadSystem | System): boolean {
  return kind === 'shoes' && wearer === 'children' && (system === 'UK' || system === 'US')
}
