import { readFileSync } from 'node:fs'

/** Reads an image of the folder of cases. */
export function caseImage(name: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(readFileSync(new URL(`../../../cases/images/${name}`, import.meta.url)))
}
