/** One size of catalogue. */
export interface GrowthPoint {
  readonly rows: number
  /** All steps together, in milliseconds. */
  readonly time: number
}

const width = 720
const height = 360
const margin = { top: 24, right: 32, bottom: 56, left: 80 } as const

const format = (value: number) => value.toLocaleString('en')

/** Returns the powers of ten from the one below the least value to the one above the greatest. */
function powersAround(values: readonly number[]): readonly [from: number, to: number] {
  return [Math.floor(Math.log10(Math.min(...values))), Math.ceil(Math.log10(Math.max(...values)))]
}

function ticks([from, to]: readonly [number, number]): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index))
}

/** Draws how the time grows with a catalogue, as SVG with logarithmic axes, beside a straight line. */
export function drawGrowth(points: readonly GrowthPoint[]): string {
  const x = powersAround(points.map(({ rows }) => rows))
  const y = powersAround(points.map(({ time }) => time))
  const across = (rows: number) =>
    margin.left + ((Math.log10(rows) - x[0]) / (x[1] - x[0])) * (width - margin.left - margin.right)
  const down = (time: number) =>
    height -
    margin.bottom -
    ((Math.log10(time) - y[0]) / (y[1] - y[0])) * (height - margin.top - margin.bottom)
  const place = ({ rows, time }: GrowthPoint) =>
    `${across(rows).toFixed(1)},${down(time).toFixed(1)}`
  const first = points[0]!
  const last = points.at(-1)!
  const linear = { rows: last.rows, time: (first.time * last.rows) / first.rows }
  const bottom = height - margin.bottom
  const rows = ticks(x).map(
    (value) =>
      `<path class="grid" d="M${across(value)} ${margin.top}V${bottom}"/><text x="${across(value)}" y="${bottom + 20}" text-anchor="middle">${format(value)}</text>`,
  )
  const times = ticks(y).map(
    (value) =>
      `<path class="grid" d="M${margin.left} ${down(value)}H${width - margin.right}"/><text x="${margin.left - 8}" y="${down(value) + 4}" text-anchor="end">${format(value)} ms</text>`,
  )
  const dots = points.map(
    (point) => `<circle cx="${across(point.rows)}" cy="${down(point.time)}" r="4"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">
<title>All steps of the engine from ${format(first.rows)} to ${format(last.rows)} rows</title>
<style>
svg { background: #fff; font: 13px system-ui, sans-serif; fill: #1f2937 }
path { fill: none; stroke-width: 2 }
.grid { stroke: #e5e7eb; stroke-width: 1 }
.linear { stroke: #6b7280; stroke-dasharray: 6 5 }
.measured { stroke: #0f766e }
circle { fill: #0f766e }
</style>
${[...rows, ...times].join('\n')}
<path class="linear" d="M${place(first)} L${place(linear)}"/>
<path class="measured" d="M${points.map(place).join(' L')}"/>
${dots.join('\n')}
<text x="${margin.left + 16}" y="${margin.top + 20}">Solid: measured. Dashed: the same time for each row.</text>
<text x="${(margin.left + width - margin.right) / 2}" y="${height - 12}" text-anchor="middle">rows</text>
</svg>
`
}
