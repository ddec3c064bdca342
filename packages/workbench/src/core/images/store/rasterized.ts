/** The longer side that a drawing is painted at, in pixels: a logo is never wider on an image. */
const side = 2048

/**
 * Returns a picture that workers can decode: a drawing (SVG) as PNG, and others as they are. A drawing
 * is painted without anything that it refers to.
 *
 * @throws {DOMException} when it cannot be painted
 */
export async function rasterized(file: Blob): Promise<Blob> {
  if (file.type !== 'image/svg+xml') return file
  const image = new Image()
  // The pages of the app show pictures from data: addresses, and none from blob: ones.
  image.src = `data:image/svg+xml;base64,${await base64Of(file)}`
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  const scale = side / Math.max(width, height, 1)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new DOMException('The drawing cannot be painted.', 'EncodingError'))
    }, 'image/png')
  })
}

async function base64Of(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer())
  const text = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')
  return btoa(text)
}
