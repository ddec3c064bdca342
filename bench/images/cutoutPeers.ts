import type { Pixels } from '../../packages/automations/src/images/Pixels.ts'
import { findBackground } from '../../packages/automations/src/images/cutout/background.ts'
import { floodFromFrame } from '../../packages/automations/src/images/cutout/masks.ts'
import { makeSmall } from '../../packages/automations/src/images/cutout/smallPicture.ts'
import { libraries } from './cutoutSamples.ts'

/** The difference in Lab up to which the plain flood goes. */
const floodDifference = 14

function withMask(pixels: Pixels, mask: Uint8Array, width: number, height: number): Pixels {
  const data = pixels.data.slice()
  for (let y = 0; y < pixels.height; y += 1) {
    const row = Math.floor((y * height) / pixels.height) * width
    for (let x = 0; x < pixels.width; x += 1)
      if (!mask[row + Math.floor((x * width) / pixels.width)])
        data[(y * pixels.width + x) * 4 + 3] = 0
  }
  return { ...pixels, data }
}

/** Removes what floods from the frame through colours like those of the frame. */
export function cutByFlood(pixels: Pixels): Pixels {
  const small = makeSmall(pixels)
  const { values } = findBackground(small)
  const { lab, width, height } = small
  const passable = new Uint8Array(width * height)
  for (let at = 0; at < passable.length; at += 1) {
    const off = Math.hypot(...lab.map((plane, channel) => plane[at]! - values[channel]![0]!))
    passable[at] = off < floodDifference ? 1 : 0
  }
  const flood = floodFromFrame(passable, width)
  return withMask(
    pixels,
    flood.map((value) => 1 - value),
    width,
    height,
  )
}

interface Mat {
  readonly data: Uint8Array
  delete(): void
}

/** The used part of OpenCV. */
interface OpenCv {
  then?: unknown
  onRuntimeInitialized?: () => void
  Mat: new (height?: number, width?: number, type?: number) => Mat
  Rect: new (x: number, y: number, width: number, height: number) => object
  readonly CV_8UC3: number
  readonly GC_INIT_WITH_RECT: number
  grabCut(
    image: Mat,
    mask: Mat,
    rectangle: object,
    background: Mat,
    product: Mat,
    rounds: number,
    mode: number,
  ): void
}

/** Marks of GrabCut for certain and probable product. */
const productMarks = new Set([1, 3])
const rounds = 5

/** Loads GrabCut of OpenCV, with a rectangle 2 % inside of the frame and five rounds. */
export async function loadGrabCut(): Promise<(pixels: Pixels) => Pixels> {
  const cv = libraries.require('@techstark/opencv-js') as OpenCv
  // Its `then` calls back with the module itself, so awaiting the module would never end.
  delete cv.then
  if (cv.Mat === undefined)
    await new Promise<void>((ready) => {
      cv.onRuntimeInitialized = ready
    })
  return (pixels) => {
    const { rgb, width, height } = makeSmall(pixels)
    const image = new cv.Mat(height, width, cv.CV_8UC3)
    for (let at = 0; at < width * height; at += 1)
      for (let channel = 0; channel < 3; channel += 1)
        image.data[3 * at + channel] = rgb[channel]![at]!
    const mask = new cv.Mat()
    const models = [new cv.Mat(), new cv.Mat()] as const
    const inset = Math.round(0.02 * Math.min(width, height))
    const rectangle = new cv.Rect(inset, inset, width - 2 * inset, height - 2 * inset)
    cv.grabCut(image, mask, rectangle, ...models, rounds, cv.GC_INIT_WITH_RECT)
    const product = Uint8Array.from(mask.data, (mark) => (productMarks.has(mark) ? 1 : 0))
    for (const matrix of [image, mask, ...models]) matrix.delete()
    return withMask(pixels, product, width, height)
  }
}
