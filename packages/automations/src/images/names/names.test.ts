import { array, assert, property, string, constantFrom } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Table } from '../../csv/Table.ts'
import { ProductTable } from '../../products/ProductTable.ts'
import { foldCase } from '../../text/fold.ts'
import { exportImages } from './exportImages.ts'
import { fileListAsCsv } from './fileListAsCsv.ts'
import { ImageMatcher, valuesOf } from './ImageMatcher.ts'
import { ResultNames } from './ResultNames.ts'

function names(...originals: Parameters<ResultNames['nameFor']>[]): string[] {
  const given = new ResultNames()
  return originals.map((original) => given.nameFor(...original))
}

describe('names of results', () => {
  test('have the extension of their format in their folders', () => {
    expect(
      names(
        ['mugs/Blue mug.PNG', 'webp'],
        ['mugs/Blue mug.PNG'],
        ['photo.JPEG', 'jpeg'],
        ['photo.jfif', 'jpeg'],
        ['photo', 'png'],
        ['mug v1.2', 'jpeg'],
        ['from phone.HEIC', 'jpeg'],
        ['.png', 'png'],
      ),
    ).toEqual([
      'mugs/Blue mug.webp',
      'mugs/Blue mug.PNG',
      'photo.JPEG',
      'photo.jfif',
      'photo.png',
      'mug v1.2.jpg',
      'from phone.jpg',
      'png.png',
    ])
  })

  test('get numbers where they would be the same on any system', () => {
    expect(
      names(
        ['a.jpg', 'webp'],
        ['a.png', 'webp'],
        ['A.webp', 'webp'],
        ['a-2.webp', 'webp'],
        ['b/a.jpg', 'webp'],
        ['Cafe\u0301.png', 'png'],
        ['Café.png', 'png'],
      ),
    ).toEqual([
      'a.webp',
      'a-2.webp',
      'A-3.webp',
      'a-2-2.webp',
      'b/a.webp',
      'Café.png',
      'Café-2.png',
    ])
  })

  test('get numbers quickly, however many would be the same', () => {
    const many = names(...Array.from({ length: 20_000 }, (): [string, 'webp'] => ['a.jpg', 'webp']))
    expect(many.at(-1)).toBe('a-20000.webp')
  })

  test('are valid in Windows and stay in their folder', () => {
    expect(
      names(
        ['../../etc/pass?wd.png', 'png'],
        ['C:\\shop\\mug: "blue".png', 'png'],
        ['con.png', 'png'],
        ['aux/nul.v2.png', 'png'],
        ['end. /dots...png', 'png'],
        ['\u202Egnp.png', 'png'],
        [`${'é'.repeat(300)}.png`, 'png'],
      ),
    ).toEqual([
      'etc/pass-wd.png',
      'C-/shop/mug- -blue-.png',
      '_con.png',
      '_aux/_nul.v2.png',
      'end/dots.png',
      '-gnp.png',
      `${'é'.repeat(118)}.png`,
    ])
  })

  test('of any originals are different and usable', () => {
    const path = string({
      unit: constantFrom('a', 'A', 'é', '.', '/', '\\', ':', ' ', '\u{1F600}', '\0'),
      maxLength: 12,
    })
    assert(
      property(array(path, { maxLength: 12 }), (paths) => {
        const given = new ResultNames()
        const all = paths.map((each) => given.nameFor(each, 'webp'))
        expect(new Set(all.map(foldCase)).size).toBe(all.length)
        for (const name of all) {
          expect(name).toMatch(/^(?:[^/\\:\0]*[^/\\:\0 .]\/)*[^/\\:\0]*[^/\\:\0 .]\.webp$/u)
        }
      }),
    )
  })
})

test('lists the results as CSV, in which no name is a formula', () => {
  const header = ['File', 'Original', 'Handle', 'SKU', 'Before', 'After', 'Note'] as const
  expect(
    fileListAsCsv(
      [
        { file: 'a.webp', original: 'a.png', handle: 'mug', sku: 'M-1', before: 9, after: 4 },
        { file: '', original: '=b,c.png', before: 7, note: 'cut off' },
      ],
      header,
    ),
  ).toBe(
    'File,Original,Handle,SKU,Before,After,Note\r\na.webp,a.png,mug,M-1,9,4,\r\n,"\'=b,c.png",,,7,,cut off\r\n',
  )
})

describe('the product of an image', () => {
  const cdn = 'https://cdn.example/files'
  const lines = [
    'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Image Src,Variant Image',
    `blue-mug,Blue mug,Nord,Title,Default Title,MUG-1,${cdn}/Mug%20front.jpg?v=17,`,
    `tee,Tee,Nord,Colour,Red,TEE-R,${cdn}/tee-all.png,${cdn}/tee_red_1024x1024.png`,
    `tee,,,,Green,TEE-G,${cdn}/shared.png,${cdn}/shared.png`,
    `tee,,,,Lime,TEE-L,,${cdn}/shared.png`,
    `cap,Cap,Sud,Title,Default Title,CAP,${cdn}/label.png,`,
    `cap-2,Other cap,Sud,Title,Default Title,,${cdn}/label.png,`,
    `big,Big,Sud,Title,Default Title,10,${cdn}/2f1d9a_0a1b2c3d-0a1b-4c2d-8e3f-0a1b2c3d4e5f.png,`,
  ]
  const text = `${lines.join('\n')}\n`
  const matcher = new ImageMatcher(new ProductTable(new Table(new TextEncoder().encode(text))))

  test.each([
    ['photos/mug FRONT.png', 'address', 'blue-mug', 'MUG-1', true],
    ['tee_red_1024x1024.webp', 'address', 'tee', 'TEE-R', true],
    ['tee_red.webp', 'address', 'tee', 'TEE-R', false],
    ['tee-all_large.png', 'address', 'tee', undefined, false],
    ['shared.png', 'address', 'tee', undefined, true],
    ['label.png', 'address', 'cap', undefined, false],
    ['2f1d9a.png', 'address', 'big', '10', false],
    ['Blue Mug.jpg', 'handle', 'blue-mug', 'MUG-1', true],
    ['blue-mug (3).jpg', 'handle', 'blue-mug', 'MUG-1', true],
    ['blue-mug-side.jpg', 'handle', 'blue-mug', 'MUG-1', false],
    ['cap-2.jpg', 'handle', 'cap-2', undefined, true],
    ['cap-3.jpg', 'handle', 'cap', 'CAP', true],
    ['blue-mug/IMG_0001.jpg', 'handle', 'blue-mug', 'MUG-1', true],
    ['tee-g.jpg', 'sku', 'tee', 'TEE-G', true],
    ['TEE-G_2.jpg', 'sku', 'tee', 'TEE-G', true],
    ['mug-1 back.jpg', 'sku', 'blue-mug', 'MUG-1', false],
    ['TEE-L/1.jpg', 'sku', 'tee', 'TEE-L', true],
  ])('of %s is found by its %s', (path, by, handle, sku, isSure) => {
    const match = matcher.match(path)
    expect(match).toMatchObject({ by, handle, isSure })
    expect(match?.sku).toBe(sku)
  })

  test.each(['IMG_0001.jpg', 'teepot.jpg', 'mug.jpg', '', '/', 'Nord/x.png'])(
    'of %j is unknown',
    (path) => expect(matcher.match(path)).toBeUndefined(),
  )

  test('gives the words of a watermark', () => {
    expect(valuesOf(matcher.match('blue-mug.png'), 2026)).toEqual({
      vendor: 'Nord',
      sku: 'MUG-1',
      title: 'Blue mug',
      year: '2026',
    })
    expect(valuesOf(undefined, 2026)).toEqual({ year: '2026' })
  })
})

test('the images of an export have unique names', () => {
  const host = 'https://cdn.example.com'
  const text = [
    'Handle,Title,Variant SKU,Variant Image,Image Src',
    `mug,Mug,M-1,${host}/a/blue%20mug.jpg?v=2,${host}/a/front.png`,
    `mug,,,,${host}/b/front.png?v=1`,
    `tee,Tee,T-1,${host}/a/front.png, ${host}/c/%E0%A4%A.webp `,
    'cap,Cap,C-1,,',
  ].join('\n')
  const products = new ProductTable(new Table(new TextEncoder().encode(text)))
  expect(exportImages(products)).toEqual([
    { address: `${host}/a/front.png`, name: 'mug/front.png' },
    { address: `${host}/a/blue%20mug.jpg?v=2`, name: 'mug/blue mug.jpg' },
    { address: `${host}/b/front.png?v=1`, name: 'mug/front-2.png' },
    { address: `${host}/c/%E0%A4%A.webp`, name: 'tee/%E0%A4%A.webp' },
  ])
})
