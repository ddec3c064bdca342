import { gunzipSync, gzipSync } from 'node:zlib'
import type { JobEvent } from '@dropwatt/shopify'

/** Packs an event of a job for the database. */
export function packEvent(event: JobEvent): Uint8Array {
  return gzipSync(JSON.stringify(event))
}

/** Reads the events of a journal, as the database has them. */
export function* unpackEvents(journal: readonly Uint8Array[]): Generator<JobEvent> {
  for (const packed of journal) yield JSON.parse(gunzipSync(packed).toString()) as JobEvent
}
