/**
 * Fits how much each measure counts for the doubt about a cut-out, and prints the record of
 * packages/automations/src/images/cutout/doubtWeights.ts. It also says what each limit catches on
 * products that the weights were not fitted to: each product is judged by a fit to all others.
 *
 * `node bench/images/fitDoubt.ts --cutouts <folder of PNG files> --every 2`
 */
import { parseArgs } from 'node:util'
import { findBackground } from '../../packages/automations/src/images/cutout/background.ts'
import { measureDoubts } from '../../packages/automations/src/images/cutout/doubt.ts'
import { doubts, weights } from '../../packages/automations/src/images/cutout/doubtWeights.ts'
import { isBusy } from '../../packages/automations/src/images/cutout/gate.ts'
import { applyMatte } from '../../packages/automations/src/images/cutout/matte.ts'
import { cleanSegments, segment } from '../../packages/automations/src/images/cutout/segment.ts'
import { makeSmall } from '../../packages/automations/src/images/cutout/smallPicture.ts'
import { cutoutSamples, libraries, overlap, type CutoutSample } from './cutoutSamples.ts'
import { fitLogistic, type Case, type Fit } from './logistic.ts'

interface Measured extends Case {
  readonly product: string
  readonly isStopped: boolean
}

function measure({ pixels, truth, product }: CutoutSample): Measured {
  const small = makeSmall(pixels)
  const background = findBackground(small)
  const segments = segment(small, background, true)
  const cleaned = cleanSegments(segments, segments.found, true).product
  const measures = measureDoubts(segments, cleaned)
  return {
    product: product.split(' ')[0]!,
    values: doubts.map((name) => Math.log(measures[name] + weights.parts[name].least)),
    isBad: overlap(applyMatte(pixels, small, cleaned, 'soft'), truth) < 0.95,
    isStopped: isBusy(background, cleaned, small.width),
  }
}

interface Judged extends Measured {
  readonly doubt: number
}

const judge = (cases: readonly Measured[], fit: Fit): readonly Judged[] =>
  cases.map((one) => ({ ...one, doubt: fit.doubtOf(one) }))

function report(name: string, cases: readonly Judged[], limit: number): void {
  const flagged = cases.filter(({ isStopped, doubt }) => isStopped || doubt >= limit)
  const bad = cases.filter(({ isBad }) => isBad).length
  const caught = flagged.filter(({ isBad }) => isBad).length
  const alarms = `${flagged.length - caught} of ${cases.length - bad} false alarms`
  console.log(`${name}, limit ${limit}: ${caught} of ${bad} caught, ${alarms}`)
}

const { values } = parseArgs({
  options: { cutouts: { type: 'string' }, every: { type: 'string', default: '1' } },
})
await libraries.install()
const cases: Measured[] = []
for await (const sample of cutoutSamples({ ...values, every: Number(values.every) }))
  cases.push(measure(sample))
const products = [...new Set(cases.map(({ product }) => product))]
const heldOut = products.flatMap((product) => {
  const others = cases.filter((one) => one.product !== product)
  const own = cases.filter((one) => one.product === product)
  return judge(own, fitLogistic(others))
})
const all = fitLogistic(cases)
const fitted = judge(cases, all)
for (const limit of [-2.5, -2, -1.5, -1.25, -1, -0.75, -0.5, 0]) {
  report('not fitted to the product', heldOut, limit)
  report('fitted to all', fitted, limit)
}
console.log(`start: ${all.start.toFixed(2)},`)
for (const [index, name] of doubts.entries()) {
  const { least } = weights.parts[name]
  const figures = [all.means, all.deviations, all.weights].map((list) => list[index]!.toFixed(2))
  console.log(
    `${name}: { least: ${least}, mean: ${figures[0]}, deviation: ${figures[1]}, weight: ${figures[2]} },`,
  )
}
