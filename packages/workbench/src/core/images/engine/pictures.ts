import type { Pixels } from '@dropwatt/automations/images'
import { browserCodecs } from '../browserCodecs.ts'

/** The codecs of this worker. */
export const codecs = browserCodecs()

/** Makes a picture one that a canvas draws. */
export function showPixels({ data, width, height }: Pixels): Promise<ImageBitmap> {
  return createImageBitmap(new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height))
}
