import { sampleCatalogue } from '@dropwatt/automations'

/** Creates the sample catalogue. */
export function sampleFile(): Blob {
  return new Blob([sampleCatalogue() as Uint8Array<ArrayBuffer>], { type: 'text/csv' })
}
