import type { ImageFormat } from '@dropwatt/automations/images'

/** Names of image formats, as their files end. */
export const formatNames: Readonly<Record<ImageFormat, string>> = {
  jpeg: 'JPG',
  png: 'PNG',
  webp: 'WEBP',
}
