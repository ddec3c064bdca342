import type { ImageFormat } from '@dropwatt/automations/images'

/** What formats are called, as their files end. */
export const formatNames: Readonly<Record<ImageFormat, string>> = {
  jpeg: 'JPG',
  png: 'PNG',
  webp: 'WEBP',
}
