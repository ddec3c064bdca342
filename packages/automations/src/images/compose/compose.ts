import type { Pixels } from '../Pixels.ts'
import { releasePixels } from '../releasePixels.ts'
import { scaleDown, visibleBox, type Box } from '../scaleDown.ts'
import { solidParts } from '../solidParts.ts'
import { paintCover, paintStops } from './background.ts'
import { backgroundTemplates, type BackgroundTemplate } from './backgroundTemplates.ts'
import { castShadow, drawShadow, type PlacedPicture } from './softShadow.ts'

export interface ComposeSettings {
  /** `colour` is one plain colour, `image` the member's own picture. */
  readonly template: BackgroundTemplate | 'colour' | 'image'
  /** The plain colour, as `#rrggbb`. */
  readonly colour: string
  /** Share of the image that the product fills, along the side where it is closer: 30 to 100 %. */
  readonly fill: number
  /** Whether the product stands near the bottom or is in the middle. */
  readonly stand: 'floor' | 'middle'
  readonly shadow: boolean
  /** Width and height in pixels, or those of the original. */
  readonly size: '1024' | '2048' | 'original'
}

/** Alpha from which a pixel counts as product when its size is measured. */
const leastAlpha = 40

/** The most space under a product that stands, as a share of the height. */
const mostFloor = 0.12

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Puts a cut-out on a new background. The product always fills the share that is asked for and is
 * never enlarged; where its picture has too little detail for that, the image becomes smaller, in the
 * same proportions. A faint shadow apart from the product, which pictures with a transparent background
 * may have, is left out. A cut-out without anything visible gives the background alone.
 *
 * @param picture the member's own background, which covers the image and is cut at its sides; needed
 * for the template `image`
 * @param writesOver whether the given cut-out may be changed, whose memory is used again. @default false
 * @throws {RangeError} for the template `image` without a picture
 */
export function compose(
  cutout: Pixels,
  settings: ComposeSettings,
  picture?: Pixels,
  writesOver = false,
): Pixels {
  const wanted = sizeOf(cutout, settings)
  const parts = solidParts(cutout, writesOver)
  const box = visibleBox(parts, leastAlpha)
  if (!box) return background(wanted, settings, picture)

  const fits = scaleFor(wanted, box, settings.fill)
  // Where the product would have to be enlarged, the image is made smaller instead.
  const shrink = Math.min(1, 1 / fits)
  const size = scaled(wanted, shrink)
  const scale = Math.min(1, scaleFor(size, box, settings.fill))
  const place = placeOf(size, scaled(box, scale), settings.stand)
  // The faintest pixels around a product do not count for its size, and are there nevertheless.
  const all = visibleBox(parts) ?? box
  const product = {
    ...scaleDown(parts, scaled(all, scale), all),
    x: place.x - Math.round((box.x - all.x) * scale),
    y: place.y - Math.round((box.y - all.y) * scale),
  }
  const isAsLarge = size.width === parts.width && size.height === parts.height
  const image = background(
    size,
    settings,
    picture,
    writesOver && isAsLarge ? parts.data : undefined,
  )
  if (writesOver && !isAsLarge) releasePixels(parts)
  if (settings.shadow) {
    const floor = place.y + place.height
    castShadow(image, drawShadow(size, product, settings.stand === 'floor' ? floor : undefined))
  }
  putOver(image, product)
  releasePixels(product)
  return image
}

function scaled({ width, height }: Size, scale: number): Size {
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

function sizeOf({ width, height }: Pixels, { size }: ComposeSettings): Size {
  if (size === 'original') return { width, height }
  const side = Number(size)
  return { width: side, height: side }
}

/** Returns by how much a product must be scaled to fill its share, in percent, of an image. */
function scaleFor(size: Size, box: Box, fill: number): number {
  return (Math.min(size.width / box.width, size.height / box.height) * fill) / 100
}

function placeOf(size: Size, { width, height }: Size, stand: ComposeSettings['stand']): Box {
  const free = size.height - height
  const below = stand === 'floor' ? Math.min(free / 2, size.height * mostFloor) : free / 2
  return {
    x: Math.round((size.width - width) / 2),
    y: Math.round(free - below),
    width,
    height,
  }
}

/** @param data where it is painted. @default an array of its own */
function background(
  size: Size,
  settings: ComposeSettings,
  picture?: Pixels,
  data?: Pixels['data'],
): Pixels {
  const { template, colour } = settings
  if (template === 'image') {
    if (!picture) throw new RangeError('There is no picture for the background.')
    return paintCover(size.width, size.height, picture, data)
  }
  const stops = template === 'colour' ? ([colour] as const) : backgroundTemplates[template]
  return paintStops(size.width, size.height, stops, data)
}

/** Puts a picture with alpha over an opaque one. */
function putOver(image: Pixels, { x: left, y: top, width, height, data }: PlacedPicture): void {
  for (let y = Math.max(0, -top); y < Math.min(height, image.height - top); y += 1) {
    for (let x = Math.max(0, -left); x < Math.min(width, image.width - left); x += 1) {
      const from = (y * width + x) * 4
      const alpha = data[from + 3]! / 255
      if (alpha === 0) continue
      const to = ((top + y) * image.width + left + x) * 4
      for (let channel = 0; channel < 3; channel += 1) {
        const behind = image.data[to + channel]!
        image.data[to + channel] = behind + (data[from + channel]! - behind) * alpha
      }
    }
  }
}
