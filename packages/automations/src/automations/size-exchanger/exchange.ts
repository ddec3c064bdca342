import { chartsOf, startsAgain, type Charts, type Line } from './charts.ts'
import { babyAge, convertSize, heightOfMonths, isOn, type HalfSizes } from './convert.ts'
import type { SizeOption, SizeText } from './readProduct.ts'
import type { SizePart, Width } from './readSize.ts'
import type { ChartSize, SizeChart } from './sizeChart.ts'
import type { ReadSystem, SizeKind, System, Wearer } from './systems.ts'

/** Known facts about the sizes of a product. */
export interface SizesOf {
  readonly kind: SizeKind
  readonly wearer: Wearer
  /** Whether its sizes are a waist or a collar. */
  readonly isNoJacket: boolean
  /** Whether its children’s shoes are all below 13½. */
  readonly isSmall: boolean
  readonly type: string
}

/** Requested sizes. */
export interface Wanted {
  readonly from: System | 'detected'
  readonly to: System
  readonly half: HalfSizes
  readonly chart: SizeChart | undefined
}

/** A value and its size in the other system. */
export interface Exchanged {
  /** Its place among the values of the option. */
  readonly at: number
  readonly value: SizeText
  /** The system that the size was found to be in; nothing for one of the member’s chart. */
  readonly system: ReadSystem | undefined
  /** Whether the value names that system. */
  readonly isNamed: boolean
  /** The new size without its system, such as ‘39’ or ‘10-12Y’. */
  readonly size: string
  /** The new size with its system. */
  readonly full: string
  /** The sizes of other charts, each with its system. */
  readonly others: readonly string[]
  readonly isRounded: boolean
  /** Whether the value says the size in the wanted system already. */
  readonly isThere: boolean
  /** The width that the new size is to be said with; nothing for a size without. */
  readonly width: Width | undefined
}

/** Converted sizes of a product. */
export interface ProductSizes {
  readonly exchanged: readonly Exchanged[]
  /** The values without a size in the other system. */
  readonly left: readonly SizeText[]
  /** Whether values were left because they fit several systems and name none. */
  readonly lacksSystem: boolean
}

interface KnownPart {
  readonly system: ReadSystem
  readonly isNamed: boolean
  readonly low: number
  readonly high: number
  readonly isMonths: boolean
  readonly length: string
  readonly width: Width | undefined
}

/** From this size on, children’s shoes of 1 to 6 can only be those after 13½. */
const lateSmallSize = 7
const largestLargeSize = 6.5
/** By how much sizes after 13½ are above what is written. */
const afterRestart = 13

const thirds: Readonly<Record<string, string>> = { '33': ' 1/3', '67': ' 2/3' }

function formatNumber(size: number): string {
  if (Number.isInteger(size)) return String(size)
  const whole = Math.floor(size)
  const third = thirds[(size - whole).toFixed(2).slice(2)]
  return third === undefined ? String(Math.round(size * 100) / 100) : `${whole}${third}`
}

/** Writes a size with its system: ‘EU 39’, but ‘24.5 cm’. */
function withSystem(system: ReadSystem, size: string): string {
  return system === 'cm' ? `${size} cm` : `${system} ${size}`
}

function range(low: string, high: string): string {
  return low === high ? low : `${low}-${high}`
}

/** Finds the only system that a product’s sizes without one can be in; systems on one line are one. */
function onlySystem(charts: Charts, parts: readonly SizePart[]): ReadSystem | undefined {
  const fitting = new Map<Line, ReadSystem>()
  const lines = Object.entries(charts[0].lines) as [ReadSystem, Line][]
  for (const [system, line] of lines) {
    const fits = parts.every(({ low, high }) => isOn(line, low) && isOn(line, high))
    if (fits && !fitting.has(line)) fitting.set(line, system)
  }
  const [first, second] = fitting.values()
  return second === undefined ? first : undefined
}

/** Whether a part says its size in a way that the kind of size has. */
function fitsKind(part: SizePart, sizes: SizesOf): boolean {
  const { isMonths, range: mark, length, width } = part
  const { kind, wearer } = sizes
  // Behind the size of a bra is its cup.
  if (width?.isLetter === true && kind !== 'shoes') return false
  // A waist and a length look like a range of two sizes.
  const isWaist = part.mayBeWaist && part.system === undefined
  if (isWaist && kind === 'clothes' && sizes.isNoJacket) return false
  if (isMonths) return kind === 'children'
  if (mark !== undefined) return kind === 'children' || (kind === 'shoes' && wearer === 'children')
  if (length !== '') return kind === 'clothes' && wearer === 'men'
  return kind !== 'clothes' || wearer !== 'men' || !sizes.isNoJacket
}

/**
 * Reads a single W or M behind the size of a shoe. On a shoe for men or children W is a width, and on one
 * for women as well if other sizes are without; on one for both it may be the women’s size. M is no age.
 *
 * @param hasPlain whether other sizes of the product are without such a letter
 */
function widthOfLetter(part: SizePart, wearer: Wearer, hasPlain: boolean): SizePart | undefined {
  const { letter } = part
  if (letter === undefined || (letter === 'M' && wearer === 'children')) return part
  if (letter === 'W' && wearer === 'unisex') return undefined
  if (letter === 'W' && wearer === 'women' && !hasPlain) return part
  return { ...part, isMonths: false, wearer: undefined, width: { text: letter, isLetter: true } }
}

/** Whether all systems that are an age stand for each other. */
function isAge(charts: Charts, system: ReadSystem): boolean {
  const { lines } = charts[0]
  return lines.Y !== undefined && lines[system] === lines.Y
}

/**
 * Moves children’s shoe sizes after 13½, which are written as 1 and up, behind 13½.
 *
 * @param hasLate whether an earlier value of the product is at least 7
 * @returns nothing where a size can be either
 */
function placeChildSize(
  { low, high, range: mark }: SizePart,
  sizes: SizesOf,
  hasLate: boolean,
): readonly [low: number, high: number] | undefined {
  if (mark === 'small' || sizes.isSmall || low >= lateSmallSize) {
    return [low, high >= low ? high : high + afterRestart]
  }
  if (high > largestLargeSize) return undefined
  return mark === 'large' || hasLate ? [low + afterRestart, high + afterRestart] : undefined
}

/** Writes a size as it is said: after 13½ comes 1 again, and an age has its unit. */
function sayer(charts: Charts, sizes: SizesOf, to: System): (low: number, high: number) => string {
  const { kind, wearer } = sizes
  const hasRestart = startsAgain(kind, wearer, to)
  const unit = isAge(charts, to) ? 'Y' : ''
  const say = (size: number) => formatNumber(hasRestart && size > 13.5 ? size - afterRestart : size)
  return (low, high) => `${range(say(low), say(high))}${unit}`
}

interface Said {
  readonly size: string
  readonly others: readonly string[]
  readonly isRounded: boolean
}

/** Converts months, which are an age but not on its line: heights by a chart of their own. */
function exchangeMonths({ low, high }: KnownPart, charts: Charts, to: System): Said | undefined {
  if (isAge(charts, to)) return undefined
  const [least, most] = [heightOfMonths(low), heightOfMonths(high)]
  if (least === undefined || most === undefined) return undefined
  const smaller = range(String(least - 6), String(most - 6))
  return { size: range(String(least), String(most)), others: [smaller], isRounded: false }
}

function exchangePart(
  part: KnownPart,
  charts: Charts,
  sizes: SizesOf,
  { to, half }: Wanted,
): Said | undefined {
  if (part.isMonths) return exchangeMonths(part, charts, to)
  const line = charts[0].lines[part.system]
  if (!line || !isOn(line, part.low) || !isOn(line, part.high)) return undefined
  const say = sayer(charts, sizes, to)
  const low = convertSize(charts, part.system, to, part.low, half)
  const high = convertSize(charts, part.system, to, part.high, half)
  if (!low || !high) {
    const [least, most] = [babyAge(part.low), babyAge(part.high)]
    const isBaby = isAge(charts, to) && least !== undefined && most !== undefined
    return isBaby ? { size: `${range(least, most)}M`, others: [], isRounded: false } : undefined
  }
  const count = Math.max(low.others.length, high.others.length)
  const others = Array.from({ length: count }, (_, at) =>
    say(low.others[at] ?? low.size, high.others[at] ?? high.size),
  )
  return {
    size: `${say(low.size, high.size)}${part.length}`,
    others: others.map((other) => `${other}${part.length}`),
    isRounded: low.isRounded || high.isRounded,
  }
}

/** Finds the sizes of a product in another system. */
export function exchangeSizes(
  { values, system: named }: SizeOption,
  sizes: SizesOf,
  wanted: Wanted,
): ProductSizes {
  const { from, to, chart } = wanted
  const own = chartsOf(sizes.kind, sizes.wearer)
  const bare = values.flatMap(({ read }) =>
    read.kind === 'sizes'
      ? read.parts.filter((part) => part.system === undefined && !part.isMonths && !part.range)
      : [],
  )
  const chosen = from === 'detected' ? undefined : from
  const assumed = named ?? chosen ?? (own && bare.length > 0 ? onlySystem(own, bare) : undefined)
  let hasLate = false
  let lacksSystem = false

  const hasPlain = values.some(
    ({ read }) => read.kind === 'sizes' && read.parts[0].letter === undefined,
  )

  function partsOf({ read }: SizeText): readonly SizePart[] {
    if (read.kind !== 'sizes') return []
    if (sizes.kind !== 'shoes') return read.parts
    return read.parts.flatMap((part) => widthOfLetter(part, sizes.wearer, hasPlain) ?? [])
  }

  /** Says which sizes a value stands for, each in its system. */
  function knownParts(value: SizeText): readonly KnownPart[] {
    return partsOf(value).flatMap((part): readonly KnownPart[] => {
      const charts = part.wearer ? chartsOf(sizes.kind, part.wearer) : own
      if (!charts || !fitsKind(part, sizes)) return []
      const { isMonths, length, width } = part
      const isYears = sizes.kind === 'children' && part.range !== undefined
      const system = part.system ?? (isMonths || isYears ? 'Y' : assumed)
      if (system === undefined) {
        lacksSystem = true
        return []
      }
      const isChosen = chosen === undefined || system === chosen || system === to
      if (!isChosen && !(system === 'Y' && isAge(charts, chosen))) return []
      const isNamed = part.system !== undefined || system === 'Y'
      const restarts = startsAgain(sizes.kind, part.wearer ?? sizes.wearer, system)
      const ends = restarts
        ? placeChildSize(part, sizes, hasLate)
        : ([part.low, part.high] as const)
      if (!ends) return []
      if (restarts && ends[0] >= lateSmallSize) hasLate = true
      return [{ system, isNamed, low: ends[0], high: ends[1], isMonths, length, width }]
    })
  }

  function byOwnChart(
    value: SizeText,
    at: number,
    parts: readonly KnownPart[],
  ): Exchanged | undefined {
    const found = chart?.find(value.text, parts satisfies readonly ChartSize[], sizes.type)
    if (found === undefined) return undefined
    const { size, isWhole } = found
    const full = /^[\d.,½/ -]+$/u.test(size) ? withSystem(to, size) : size
    const [part] = parts
    const isNamed = part?.isNamed ?? true
    const system = part?.system
    const width = isWhole ? undefined : part?.width
    const shared = { others: [], isRounded: false, isThere: false, width }
    return { at, value, system, isNamed, size, full, ...shared }
  }

  function byCharts(
    value: SizeText,
    at: number,
    parts: readonly KnownPart[],
  ): Exchanged | undefined {
    const [first] = partsOf(value)
    if (!first) return undefined
    const charts = first.wearer ? chartsOf(sizes.kind, first.wearer) : own
    if (!charts) return undefined
    const target = parts.find(
      ({ system }) => system === to || (system === 'Y' && isAge(charts, to)),
    )
    if (target) {
      const size = target.isMonths
        ? `${range(String(target.low), String(target.high))}M`
        : `${sayer(charts, sizes, to)(target.low, target.high)}${target.length}`
      const full = withSystem(to, size)
      const { system, isNamed } = target
      const shared = { others: [], isRounded: false, isThere: true, width: target.width }
      return { at, value, system, isNamed, size, full, ...shared }
    }
    const readable = parts.flatMap((part) => {
      const found = exchangePart(part, charts, sizes, wanted)
      return found ? [{ part, found }] : []
    })
    const best = readable.find(({ found }) => found.others.length === 0) ?? readable[0]
    if (!best) return undefined
    const { part, found } = best
    return {
      at,
      value,
      system: part.system,
      isNamed: part.isNamed,
      size: found.size,
      full: withSystem(to, found.size),
      others: found.others.map((other) => withSystem(to, other)),
      isRounded: found.isRounded,
      isThere: false,
      width: part.width,
    }
  }

  const exchanged: Exchanged[] = []
  const left: SizeText[] = []
  for (const [at, value] of values.entries()) {
    const parts = knownParts(value)
    const found = byOwnChart(value, at, parts) ?? byCharts(value, at, parts)
    if (found) exchanged.push(found)
    else left.push(value)
  }
  return { exchanged, left, lacksSystem }
}

/** Writes the new size with the width that the value says, such as ‘EU 42 Wide’. */
export function fullText({ full, width }: Exchanged): string {
  return width === undefined ? full : `${full} ${width.text}`
}

/** Writes a value with its own system before the new size, such as ‘US 8 / EU 39’. */
export function besideText({ value, system, isNamed, full }: Exchanged): string {
  const text = value.text.trim()
  return `${isNamed || system === undefined ? text : withSystem(system, text)} / ${full}`
}
