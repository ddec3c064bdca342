import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { generateExport } from '../../index.ts'
import { findMetadata, readImageFacts, removeMetadata } from '../../images.ts'
import { writeExif } from '../../images/exif/writeExif.ts'
import { withMetadata } from '../../images/test/metadata.ts'
import { decodePicture, drawPicture } from '../../images/test/pictures.ts'
import { run } from '../run.ts'

const plain = await drawPicture('jpeg')
const dated = withMetadata('jpeg', plain, { exif: writeExif({ date: '2026:03:30 09:41:00' }) })
const png = await drawPicture('png', { width: 60, height: 40 })

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'automate-images-'))
  mkdirSync(join(folder, 'photos/mugs'), { recursive: true })
  write('photos/front.jpg', dated)
  write('photos/mugs/blue.png', png)
  write('photos/notes.txt', new TextEncoder().encode('no image'))
  write('photos/.hidden.jpg', dated)
})

afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, bytes: Uint8Array): void {
  writeFileSync(join(folder, name), bytes)
}

const read = (name: string) => Uint8Array.from(readFileSync(join(folder, name)))

/** Lists all files in a folder and inside it. */
function files(name: string): string[] {
  return readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, name).length + 1))
    .toSorted()
}

async function command(...args: readonly string[]) {
  const printed: string[] = []
  const errors: string[] = []
  const code = await run(args, {
    folder,
    isInteractive: false,
    print: (line) => printed.push(line),
    printError: (line) => errors.push(line),
  })
  return { code, printed, errors }
}

async function json(...args: readonly string[]) {
  const { code, printed } = await command(...args, '--json')
  expect(printed).toHaveLength(1)
  return { code, ...(JSON.parse(printed[0] ?? '') as { files: Record<string, unknown>[] }) }
}

describe('automations of images', () => {
  test('remove metadata from a folder without changing originals', async () => {
    const result = await json('remove-metadata', 'photos', '--out', 'clean')
    expect(result).toEqual({
      code: 0,
      files: [
        {
          file: 'front.jpg',
          out: join(folder, 'clean/front.jpg'),
          before: dated.length,
          after: plain.length,
          similarity: 1,
          excluded: null,
          needReview: false,
          reasons: [],
        },
        {
          file: 'mugs/blue.png',
          out: join(folder, 'clean/mugs/blue.png'),
          before: png.length,
          after: png.length,
          similarity: null,
          excluded: null,
          needReview: false,
          reasons: ['no-metadata'],
        },
      ],
    })
    expect(files('clean')).toEqual(['front.jpg', 'mugs/blue.png'])
    expect(read('clean/front.jpg')).toEqual(plain)
    expect(read('clean/mugs/blue.png')).toEqual(png)
    expect(read('photos/front.jpg')).toEqual(dated)
  })

  test('keep what the options say', async () => {
    const set = ['--set', 'keep=rotation', '--set', 'keep=profile', '--set', 'keep=date']
    await command('remove-metadata', 'photos/front.jpg', ...set, '--out', 'clean')
    expect(findMetadata(read('clean/front.jpg'))).toMatchObject({ date: '2026-03-30T09:41:00' })
  })

  test('work on product exports where one is named', async () => {
    write('products.csv', generateExport({ products: 3 }))
    const { code, printed } = await command('remove-metadata', 'products.csv', '--dry-run')
    expect(code).toBe(0)
    expect(printed[0]).toMatch(/^3 products/)
  })

  test('compress, with the extension of the new format', async () => {
    const small = ['image-compression', 'photos', '--set', 'mode=small', '--set', 'least=0']
    const { files: found } = await json(...small, '--out', 'small')
    expect(found[1]).toMatchObject({ file: 'mugs/blue.png', excluded: null, before: png.length })
    const [, blue] = found
    const name = String(blue?.['out'])
    expect(name).toBe(join(folder, 'small/mugs/blue.webp'))
    const result = Uint8Array.from(readFileSync(name))
    expect(result.length).toBe(blue?.['after'])
    expect(readImageFacts(result)).toMatchObject({ format: 'webp', width: 60, height: 40 })
    expect(blue?.['similarity']).toBeGreaterThan(0.5)
  })

  test('remove backgrounds, and put products on new ones', async () => {
    const removed = await json('remove-background', 'photos/mugs/blue.png', '--out', 'cut')
    expect(removed.files).toHaveLength(1)
    expect(readImageFacts(read('cut/blue.webp'))).toMatchObject({ hasAlpha: true })
    // A slope of colours is no studio photo.
    expect(removed.files[0]).toMatchObject({ needReview: true, reasons: ['busy'] })
    write('wood.png', await drawPicture('png', { width: 30, height: 30 }))
    const set = [
      '--set',
      'template=my-image',
      '--set',
      'picture=wood.png',
      '--set',
      'size=original',
    ]
    await command('swappable-background', 'photos/mugs/blue.png', ...set, '--out', 'new')
    expect(readImageFacts(read('new/blue.jpg'))).toMatchObject({ format: 'jpeg' })
  })

  test('exclude unusable images with the reason', async () => {
    write('photos/cut.png', png.subarray(0, 50))
    write('photos/phone.heic', new TextEncoder().encode('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'))
    const result = await json('remove-metadata', 'photos', 'photos/notes.txt', '--out', 'clean')
    expect(result.code).toBe(1)
    expect(result.files.map(({ file, excluded }) => [file, excluded])).toEqual([
      ['cut.png', 'cut-off'],
      ['front.jpg', null],
      ['mugs/blue.png', null],
      ['phone.heic', 'heic'],
      ['notes.txt', 'unknown-format'],
    ])
    expect(files('clean')).toEqual(['front.jpg', 'mugs/blue.png'])
    const { errors, printed } = await command('remove-metadata', 'photos', '--out', 'other')
    expect(errors).toEqual([
      'Excluded: cut.png: The file is incomplete.',
      'Excluded: phone.heic: HEIC cannot be read. Export it as JPG from your photo app.',
    ])
    expect(printed[0]).toBe('4 images: 1 changed, 1 kept, 2 excluded.')
    expect(printed.at(-1)).toBe(`Written: ${join(folder, 'other')}`)
  })

  test('replace results only with --force, and originals never', async () => {
    const clean = ['remove-metadata', 'photos/front.jpg', '--out']
    await command(...clean, 'clean')
    write('clean/front.jpg', png)
    const again = await json(...clean, 'clean')
    expect(again).toMatchObject({ code: 1, files: [{ out: null, excluded: 'exists' }] })
    expect(read('clean/front.jpg')).toEqual(png)
    expect(await json(...clean, 'clean', '--force')).toMatchObject({ code: 0 })
    expect(read('clean/front.jpg')).toEqual(plain)

    for (const out of ['photos', 'photos/mugs/..']) {
      const { code, errors } = await command(...clean, out, '--force')
      expect(code).toBe(2)
      expect(errors).toEqual(['--out is a folder of the originals. Name another folder.'])
    }
    mkdirSync(join(folder, 'all/mugs'), { recursive: true })
    write('all/mugs/blue.png', png)
    const both = await json('remove-metadata', 'photos', 'all/mugs', '--out', 'all', '--force')
    expect(both.files.map(({ excluded }) => excluded)).toEqual([null, 'exists', null])
    expect(read('all/mugs/blue.png')).toEqual(png)
  })

  test('go past the folder of the results', async () => {
    const clean = ['remove-metadata', 'photos', '--out', 'photos/clean', '--force']
    await command(...clean)
    expect((await json(...clean)).files).toHaveLength(2)
    expect(files('photos/clean')).toEqual(['front.jpg', 'mugs/blue.png'])
  })

  test('give files of the same name in two folders different names', async () => {
    mkdirSync(join(folder, 'more'))
    write('more/front.jpg', dated)
    const all = ['photos/front.jpg', 'more/front.jpg', 'photos/../photos/front.jpg']
    await command('remove-metadata', ...all, '--out', 'clean')
    expect(files('clean')).toEqual(['front-2.jpg', 'front.jpg'])
  })

  test('a dry run writes nothing', async () => {
    const { code, printed } = await command('remove-metadata', 'photos', '--dry-run')
    expect(code).toBe(0)
    expect(printed[0]).toBe('2 images: 1 changed, 1 kept, 0 excluded.')
    expect(files('.')).toHaveLength(4)
  })

  test.each([
    [['image-compression', 'photos'], 'Name a folder for the results: --out FOLDER'],
    [['image-compression', '--out', 'small'], 'image-compression takes files or folders.'],
    [['image-compression', 'photos', '--out', 'a', '--set', 'quality=10'], 'quality=10'],
    [['image-compression', 'photos', '--out', 'a', '--split'], '--split cannot be used with'],
    [['swappable-background', 'photos', '--out', 'a', '--set', 'template=my-image'], 'picture: '],
    [['remove-background', 'photos', '--out', 'a', '--set', 'engine=own-key'], 'in a browser'],
    [['dynamic-watermark', 'photos', '--out', 'a'], 'Use it in the dashboard.'],
    [['help', 'dynamic-watermark'], 'Use it in the dashboard.'],
    [['remove-metadata', 'photos/notes.txt', '--force'], '--force replaces results of images.'],
    [['auto-tag', 'photos/notes.txt', '--force'], '--force is no option of automate.'],
  ])('refuse %j', async (args, message) => {
    const { code, errors } = await command(...args)
    expect(code).toBe(2)
    expect(errors.join('\n')).toContain(message)
    expect(files('.')).toHaveLength(4)
  })

  test.each([
    [['image-compression', 'gone', '--out', 'a'], 'gone: There is no such file.'],
    [['image-compression', 'empty', '--out', 'a'], 'There is no image in these folders.'],
    [
      [
        'swappable-background',
        'photos',
        '--out',
        'a',
        '--set',
        'template=my-image',
        '--set',
        'picture=photos/cut.png',
      ],
      'The file is incomplete.',
    ],
  ])('end %j with a problem', async (args, message) => {
    mkdirSync(join(folder, 'empty'))
    write('photos/cut.png', png.subarray(0, 50))
    const { code, errors } = await command(...args)
    expect(code).toBe(1)
    expect(errors.join('\n')).toContain(message)
  })

  test('a folder that cannot be made is a problem, also as JSON', async () => {
    const clean = ['remove-metadata', 'photos', '--out', 'photos/notes.txt/clean']
    const { code, errors } = await command(...clean)
    expect(code).toBe(1)
    expect(errors.join('\n')).toMatch(/^The result could not be written: /)
    expect(await json(...clean)).toEqual({
      code: 1,
      files: [],
      problem: expect.stringContaining('could not be written') as string,
    })
  })

  test('exclude unread images over 10 MB and broken links', async () => {
    truncateSync(join(folder, 'photos/front.jpg'), 10_000_001)
    symlinkSync(join(folder, 'gone.png'), join(folder, 'photos/lost.png'))
    const { files: found } = await json('remove-metadata', 'photos', '--out', 'clean')
    expect(found.map(({ before, excluded }) => [before, excluded])).toEqual([
      [10_000_001, 'too-large'],
      [0, 'unreadable'],
      [png.length, null],
    ])
  })

  test('a result is decoded as it was', async () => {
    await command('remove-metadata', 'photos/front.jpg', '--out', 'clean')
    const result = read('clean/front.jpg')
    expect(await decodePicture('jpeg', result)).toEqual(await decodePicture('jpeg', dated))
    expect(removeMetadata(result)).toMatchObject({ state: 'kept' })
  })

  test('help lists their options', async () => {
    const { printed } = await command('help', 'image-compression')
    expect(printed[0]).toBe(
      'automate image-compression <file or folder>… --out FOLDER [--set key=value]…',
    )
    expect(printed.join('\n')).toContain('quality: Quality')
    expect((await command('help', 'remove-metadata')).printed.slice(0, 2)).toEqual([
      'automate remove-metadata <file> [--set key=value]…',
      'automate remove-metadata <file or folder>… --out FOLDER [--set key=value]…',
    ])
    const usage = (await command('help')).printed.join('\n')
    expect(usage).toContain('remove-background, swappable-background, image-compression')
    const { automations } = JSON.parse((await command('list', '--json')).printed[0] ?? '') as {
      automations: { slug: string }[]
    }
    const slugs = automations.map(({ slug }) => slug)
    expect(slugs).toEqual(expect.arrayContaining(['image-compression', 'remove-background']))
    expect(slugs).not.toContain('dynamic-watermark')
  })
})
