interface Drawing {
  /** In pixels. @default 64 */
  readonly side?: number
  /** @default 'image/jpeg' */
  readonly type?: string
  /** Of the circle, in degrees. @default 20 */
  readonly hue?: number
  /** Whether its background is no plain one, so that removing it needs review. @default false */
  readonly isBusy?: boolean
}

/** Draws a small picture as a file: a circle on a plain background. */
export async function drawImage(
  name: string,
  { side = 64, type = 'image/jpeg', hue = 20, isBusy = false }: Drawing = {},
): Promise<File> {
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas.')
  context.fillStyle = '#f4f4f2'
  context.fillRect(0, 0, side, side)
  for (let at = 0; at < (isBusy ? side : 0); at += 4) {
    context.fillStyle = `hsl(${at * 47} 80% ${30 + (at % 50)}%)`
    context.fillRect(at, (at * 7) % side, 6, side)
  }
  context.fillStyle = `hsl(${hue} 60% 45%)`
  context.arc(side / 2, side / 2, side / 3, 0, 2 * Math.PI)
  context.fill()
  const blob = await canvas.convertToBlob({ type, quality: 0.95 })
  return new File([blob], name, { type: blob.type, lastModified: 1 })
}

/** Draws a number of small pictures. */
export function drawImages(count: number): Promise<readonly File[]> {
  return Promise.all(
    Array.from({ length: count }, (_, at) => drawImage(`image-${at}.jpg`, { hue: at * 30 })),
  )
}
