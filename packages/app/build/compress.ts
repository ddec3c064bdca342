import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Files of text; fonts and pictures are compressed in themselves. */
const texts = '**/*.{css,html,js,json,svg,txt,webmanifest,xml}'

/** Below this many bytes it all fits into the packet that the answer takes anyway. */
const leastBytes = 1_024

/** Writes each file of text once more by brotli and by gzip, for servers that send such files. */
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
