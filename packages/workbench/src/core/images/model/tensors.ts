import type { Pixels } from '@dropwatt/automations/images'

/** Mean and deviation by which a model's input channels (0 to 1) are normalized. */
interface Normalisation {
  readonly mean: readonly [number, number, number]
  readonly deviation: readonly [number, number, number]
}

/** The statistics of ImageNet, which U²-Net was trained with (Qin et al., 2020). */
const imageNet: Normalisation = {
  mean: [0.485, 0.456, 0.406],
  deviation: [0.229, 0.224, 0.225],
}

/** Normalization of IS-Net (Qin et al., 2022). */
const centred: Normalisation = { mean: [0.5, 0.5, 0.5], deviation: [1, 1, 1] }

/** The side of the pictures that U²-Net takes, in pixels; IS-Net takes 1,024. */
const u2netSide = 320

/** Returns the channels of a picture one after the other, as a model for such pictures takes them. */
export function toTensor({ data, width, height }: Pixels): Float32Array {
  const { mean, deviation } = width === u2netSide ? imageNet : centred
  const size = width * height
  const tensor = new Float32Array(3 * size)
  for (let channel = 0; channel < 3; channel += 1) {
    for (let pixel = 0; pixel < size; pixel += 1) {
      const value = data[4 * pixel + channel]! / 255
      tensor[channel * size + pixel] = (value - mean[channel]!) / deviation[channel]!
    }
  }
  return tensor
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))

/** Returns what a model gives for each pixel as shares of the product, from 0 to 1. */
export function toMask(output: Float32Array): Float32Array {
  let least = Infinity
  let most = -Infinity
  for (const value of output) {
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  // Some models give logits in place of shares.
  const share = least < 0 || most > 1 ? sigmoid : (value: number) => value
  const [from, to] = [share(least), share(most)]
  const range = to - from
  return output.map((value) => (range > 0 ? (share(value) - from) / range : share(value)))
}
