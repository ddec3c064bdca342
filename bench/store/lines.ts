import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { generateExport } from '../../packages/automations/src/index.ts'
import { ExportLines, shuffleLines } from '../../packages/store/src/convert/test/exportAsLines.ts'

/** Writes what a store with some products would answer, in no order, into a file. */
export async function writeLines(path: string, products: number): Promise<void> {
  const bytes = generateExport({ products, quirks: { header: 'current' } })
  const lines = shuffleLines([...new ExportLines(bytes).lines()])
  await pipeline(
    lines.map((line) => `${line}\n`),
    createWriteStream(path),
  )
}

/** Reads such a file in the pieces in which a download comes. */
export function readPieces(path: string): AsyncIterable<Uint8Array> {
  return createReadStream(path)
}
