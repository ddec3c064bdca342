import type { ImageProvider, ImageSettings } from '../../services/key/KeySettings.ts'
import { postForm, type RequestOptions } from '../../services/key/request.ts'
import { ServiceError } from '../../services/ServiceError.ts'

/**
 * Form fields of a request besides the image. Both services take the key and the image under
 * the same names: https://www.remove.bg/api, https://docs.photoroom.com/remove-background-api.
 */
const forms: Readonly<Record<ImageProvider, Readonly<Record<string, string>>>> = {
  removebg: { format: 'png', size: 'auto' },
  photoroom: { format: 'png' },
}

/** Signature of PNG files. */
const pngStart = [0x89, 0x50, 0x4e, 0x47]

/**
 * Sends an image to the member's service and returns it without its background, as PNG.
 *
 * @param image its file as it is
 * @throws {ServiceError}
 */
export async function removeByService(
  { provider, address, key }: ImageSettings,
  image: Blob,
  options: Omit<RequestOptions, 'key'> = {},
): Promise<ArrayBuffer> {
  const form = new FormData()
  // Its name is the member's and stays here.
  form.append('image_file', image, 'image')
  for (const [name, value] of Object.entries(forms[provider])) form.append(name, value)
  const bytes = await postForm(address, form, { 'X-Api-Key': key }, { ...options, key })
  const start = new Uint8Array(bytes, 0, Math.min(pngStart.length, bytes.byteLength))
  if (!pngStart.every((byte, at) => start[at] === byte)) throw new ServiceError('unexpected')
  return bytes
}
