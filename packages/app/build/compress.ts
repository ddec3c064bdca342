import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Text files; fonts and pictures are compressed already. */
const texts = '**/*.{css,html,js,json,svg,txt,webmanifest,xml}'

/** The smallest file to compress, in bytes; a smaller response fits into one packet anyway. */
const leastBytes = 1_024

/** Writes a `.br` and a `.gz` version of each text file, for servers of precompressed files. */
export async function compressFiles(distDir: string): Promise<void> {
  for await (const file of glob(texts, { cwd: distDir })) {
    const path = join(distDir, file)
    const text = await readFile(path)
    if (text.byteLength < leastBytes) continue
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
    }
    const [small, compatible] = await Promise.all([
      brotli(text, { params }),
      deflate(text, { level: constants.Z_BEST_COMPRESSION }),
    ])
    await writeFile(`${path}.br`, small)
    await writeFile(`${path}.gz`, compatible)
  }
}
