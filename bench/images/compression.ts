import { spawnSync } from 'node:child_process'
import { similarityOf, type Pixels } from '../../packages/automations/src/images.ts'
import { table } from '../driver/writing.ts'
import type { Work } from './browser/messages.ts'
import { filesByKind, type DrawnFile, type DrawnKind, type DrawnPictures } from './drawnFiles.ts'
import type { ImagePage } from './imagePage.ts'
import type { SharpLibrary } from './sharp.ts'

const quality = 75

/** Makes a smaller file of an image. */
interface Encoder {
  readonly name: string
  readonly encode: (file: DrawnFile) => Promise<Uint8Array>
  /** Whether it puts transparent images on white, which is then not compared. */
  readonly losesAlpha?: true
}

/** Reads the version of libwebp’s own tool; nothing where it is not installed. */
function cwebpVersion(): string | undefined {
  const { status, stdout } = spawnSync('cwebp', ['-version'])
  return status === 0 ? stdout.toString().trim().split('\n')[0] : undefined
}

async function cwebp({ bytes }: DrawnFile): Promise<Uint8Array> {
  const args = ['-quiet', '-q', String(quality), '-o', '-', '--', '-']
  const { status, stdout, stderr } = spawnSync('cwebp', args, {
    input: bytes,
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(stderr.toString())
  return stdout
}

async function encodersOf(page: ImagePage, sharp: SharpLibrary): Promise<readonly Encoder[]> {
  const inBrowser = (work: Work) => async (file: DrawnFile) => {
    const at = await page.add(file)
    const text = await page.page.evaluate(([kind, image]) => window.imageBench.once(kind, image), [
      work,
      at,
    ] as const)
    return new Uint8Array(Buffer.from(text, 'base64'))
  }
  const version = cwebpVersion()
  return [
    { name: 'Fast: JPG', encode: inBrowser('fast') },
    { name: 'Small: WEBP', encode: inBrowser('small') },
    {
      name: 'MozJPEG in sharp',
      losesAlpha: true,
      encode: ({ bytes }) =>
        sharp(bytes).flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }).toBuffer(),
    },
    { name: 'libwebp in sharp', encode: ({ bytes }) => sharp(bytes).webp({ quality }).toBuffer() },
    ...(version === undefined ? [] : [{ name: `cwebp ${version}`, encode: cwebp }]),
  ]
}

/** Decodes a square picture. */
async function squareOf(sharp: SharpLibrary, bytes: Uint8Array): Promise<Pixels> {
  const { buffer, byteOffset, length } = await sharp(bytes).ensureAlpha().raw().toBuffer()
  const side = Math.round(Math.sqrt(length / 4))
  return { width: side, height: side, data: new Uint8ClampedArray(buffer, byteOffset, length) }
}

async function cellOf(
  sharp: SharpLibrary,
  { files }: DrawnKind,
  encoder: Encoder,
): Promise<string> {
  let before = 0
  let after = 0
  let least = 1
  for (const file of files) {
    const bytes = await encoder.encode(file)
    before += file.bytes.length
    after += bytes.length
    const similarity = similarityOf(await squareOf(sharp, file.bytes), await squareOf(sharp, bytes))
    least = Math.min(least, similarity)
  }
  const change = `${(100 * (after / before - 1)).toFixed(1)} %`.replace('-', '−')
  return `${change}, ${least.toFixed(3)}`
}

/** Compares sizes and similarity of results, for each kind of file. */
export async function compressionTable(
  page: ImagePage,
  sharp: SharpLibrary,
  pictures: DrawnPictures,
): Promise<string> {
  const encoders = await encodersOf(page, sharp)
  const rows: string[][] = []
  for (const kind of await filesByKind(sharp, pictures)) {
    const cells: string[] = []
    for (const encoder of encoders) {
      const isTransparent = kind.name.includes('transparency')
      cells.push(isTransparent && encoder.losesAlpha ? '–' : await cellOf(sharp, kind, encoder))
    }
    rows.push([kind.name, ...cells])
    console.error(kind.name)
  }
  return table(['Files', ...encoders.map(({ name }) => name)], rows)
}
