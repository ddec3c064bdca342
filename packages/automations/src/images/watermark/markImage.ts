import type { MarkPlace } from '../../automations/dynamic-watermark/options.ts'
import type { ImageReason } from '../ImageResult.ts'
import type { DrawText, ImageValues } from '../ImageTask.ts'
import type { Pixels } from '../Pixels.ts'
import { scaleDown, visibleBox } from '../scaleDown.ts'
import { coveredShare } from './coveredShare.ts'
import { fillWords } from './fillWords.ts'
import { contrasting, markColours, meanLuminance, type MarkColour } from './markColour.ts'
import { manyMarks, oneMark, type MarkLayout } from './markLayouts.ts'
import { markSize, placeMark } from './placeMark.ts'
import { stamp } from './stamp.ts'

export interface MarkSettings {
  readonly mark: 'text' | 'logo'
  /** With words in braces, such as `{sku}`. */
  readonly text: string
  readonly place: MarkPlace
  /** Width of the mark in percent of that of the image. */
  readonly size: number
  /** From 10 to 100. */
  readonly opacity: number
  /** Of a text; a logo keeps its colours. */
  readonly colour: 'auto' | MarkColour
  /** Repeats it over the whole image instead of one place. */
  readonly tile: boolean
  /** Above which share of the product under the mark the image needs review, in percent. */
  readonly cover: number
}

export interface MarkTools {
  /** Needed for texts. */
  readonly drawText?: DrawText
  /** Needed for logos. */
  readonly logo?: Pixels
  /** Values of the words in braces. */
  readonly values?: ImageValues
  /**
   * For a preview: how many times the image is as large as the original, so that the mark has the same
   * share of it. @default 1
   */
  readonly scale?: number
  /** Whether the mark is put on the given pixels themselves, without a copy of them. @default false */
  readonly writesOver?: boolean
}

export interface MarkedImage {
  readonly pixels: Pixels
  /** Share of the product under the mark, from 0 to 1. */
  readonly covered: number
  /** `covers-product`, if that is more than the member allows. */
  readonly reasons: readonly ImageReason[]
}

/** The least height of a text in pixels, where the image has room for it. */
const leastTextHeight = 12

/** The height that a text is first drawn at to learn how wide it is. */
const trialHeight = 24

interface PlacedMark {
  readonly mark: Pixels
  readonly layout: MarkLayout
}

/**
 * Puts a text or a logo on an image. Returns undefined if there is nothing to write, because no word of
 * the text has a value for this image or the logo is empty.
 *
 * Texts are as wide as `size` says, but at least 12 px high where the image has room. Logos are never
 * enlarged.
 *
 * @throws {RangeError} for a text without `drawText` and a logo without `logo`
 */
export async function markImage(
  pixels: Pixels,
  settings: MarkSettings,
  tools: MarkTools,
): Promise<MarkedImage | undefined> {
  const placed = await (settings.mark === 'text'
    ? textMark(pixels, settings, tools)
    : logoMark(pixels, settings, tools))
  if (!placed) return undefined
  const { mark, layout } = placed
  const covered = coveredShare(pixels, mark, layout)
  const marked = tools.writesOver ? pixels : copyOf(pixels)
  stamp(marked, mark, layout, settings.opacity / 100)
  return {
    pixels: marked,
    covered,
    reasons: covered * 100 > settings.cover ? ['covers-product'] : [],
  }
}

function copyOf({ width, height, data }: Pixels): Pixels {
  return { width, height, data: data.slice() }
}

async function textMark(
  image: Pixels,
  settings: MarkSettings,
  { drawText, values = {}, scale = 1 }: MarkTools,
): Promise<PlacedMark | undefined> {
  if (!drawText) throw new RangeError('Texts cannot be drawn here.')
  const text = fillWords(settings.text, values) || (values.fallback ?? '')
  if (text === '') return undefined
  const trial = trimmed(await drawText(text, trialHeight, markColours.light))
  if (!trial) return undefined
  const ratio = trial.width / trial.height
  const size = markSize(image, ratio, settings.size, leastTextHeight * scale)
  const under = layoutOf(image, { ...trial, ...size }, settings)
  const colour =
    settings.colour === 'auto' ? contrasting(meanLuminance(image, under.part)) : settings.colour
  // Drawn a little larger than needed and scaled down, so that it has exactly that width.
  const height = Math.ceil((trialHeight * size.height) / trial.height) + 1
  const drawn = trimmed(await drawText(text, height, markColours[colour])) ?? trial
  const mark = scaleDown(drawn, size)
  return { mark, layout: layoutOf(image, mark, settings) }
}

function logoMark(
  image: Pixels,
  settings: MarkSettings,
  { logo, scale = 1 }: MarkTools,
): PlacedMark | undefined {
  if (!logo) throw new RangeError('There is no logo.')
  const visible = trimmed(logo)
  if (!visible) return undefined
  const size = markSize(image, visible.width / visible.height, settings.size)
  const most = Math.min(1, (visible.width * scale) / size.width)
  const mark = scaleDown(visible, { width: size.width * most, height: size.height * most })
  return { mark, layout: layoutOf(image, mark, settings) }
}

/** Cuts a picture to what is visible of it. */
function trimmed(picture: Pixels): Pixels | undefined {
  const box = visibleBox(picture)
  return box && scaleDown(picture, box, box)
}

function layoutOf(image: Pixels, mark: Pixels, { tile, place }: MarkSettings): MarkLayout {
  return tile ? manyMarks(image, mark) : oneMark(placeMark(image, mark, place))
}
