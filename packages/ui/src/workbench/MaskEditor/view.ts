/** A width and a height in px. */
export interface Box {
  readonly width: number
  readonly height: number
}

/** Position of a picture in its pane, in px of the screen. */
export interface Place extends Box {
  readonly left: number
  readonly top: number
}

/** Visible part of a picture. */
export interface View {
  /** Pixels of the screen for one pixel of the image; `fit` shows all of it. */
  readonly scale: number | 'fit'
  /** The part of the image in the middle of the pane, as shares of its width and its height. */
  readonly centre: readonly [x: number, y: number]
}

export const wholeImage: View = { scale: 'fit', centre: [0.5, 0.5] }

/** Greatest factor by which small images are enlarged to fill a pane. */
const mostFit = 4
const mostScale = 8

/** Returns the scale at which all of an image is seen. */
export function fitScale(pane: Box, image: Box): number {
  if (image.width <= 0 || image.height <= 0) return 1
  return Math.min(pane.width / image.width, pane.height / image.height, mostFit)
}

/** Returns the scale of a view as a number. */
export function scaleOf({ scale }: View, pane: Box, image: Box): number {
  return scale === 'fit' ? fitScale(pane, image) : scale
}

/** Keeps an image from leaving a gap at one side only: what fits is centred. */
function startOf(centre: number, pane: number, size: number): number {
  if (size <= pane) return (pane - size) / 2
  return Math.min(0, Math.max(pane - size, pane / 2 - centre * size))
}

/** Returns where an image is in its pane. */
export function placeOf(view: View, pane: Box, image: Box): Place {
  const scale = scaleOf(view, pane, image)
  const width = image.width * scale
  const height = image.height * scale
  const [x, y] = view.centre
  return {
    left: startOf(x, pane.width, width),
    top: startOf(y, pane.height, height),
    width,
    height,
  }
}

/** Returns the part of an image at a point of its pane: shares of its width and its height. */
export function shareAt(place: Place, [x, y]: readonly [number, number]): [number, number] {
  return [(x - place.left) / place.width, (y - place.top) / place.height]
}

/** Returns the middle of what is seen at a place. */
function centreOf(place: Place, pane: Box): readonly [number, number] {
  return shareAt(place, [pane.width / 2, pane.height / 2])
}

/**
 * Returns a view at another scale, with the same part of the image at a point of the pane. It never
 * shows less than 8 px for a pixel, nor more than all of the image.
 */
export function zoomAt(
  view: View,
  pane: Box,
  image: Box,
  scale: number,
  point: readonly [x: number, y: number] = [pane.width / 2, pane.height / 2],
): View {
  const least = fitScale(pane, image)
  const next = Math.min(scale, Math.max(mostScale, least))
  if (next <= least * 1.001) return wholeImage
  const [x, y] = shareAt(placeOf(view, pane, image), point)
  const width = image.width * next
  const height = image.height * next
  return {
    scale: next,
    centre: [x + (pane.width / 2 - point[0]) / width, y + (pane.height / 2 - point[1]) / height],
  }
}

/** Returns a view moved with its image by px of the screen; its edges stop at those of the pane. */
export function panBy(view: View, pane: Box, image: Box, across: number, down: number): View {
  if (view.scale === 'fit') return view
  const place = placeOf(view, pane, image)
  const [x, y] = centreOf(place, pane)
  const moved = { ...view, centre: [x - across / place.width, y - down / place.height] as const }
  return { ...view, centre: centreOf(placeOf(moved, pane, image), pane) }
}

/** Returns a view that also shows a part of the image that was outside. */
export function showing(
  view: View,
  pane: Box,
  image: Box,
  [x, y]: readonly [x: number, y: number],
): View {
  const place = placeOf(view, pane, image)
  const left = place.left + x * place.width
  const top = place.top + y * place.height
  const across = Math.min(0, pane.width - left) + Math.max(0, -left)
  const down = Math.min(0, pane.height - top) + Math.max(0, -top)
  return across === 0 && down === 0 ? view : panBy(view, pane, image, across, down)
}
