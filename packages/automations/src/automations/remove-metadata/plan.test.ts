import { describe, expect, test } from 'vitest'
import { OpenFile, runRecipe } from '../../index.ts'
import { automationFields, offeredColumns, parseOptions, validate } from '../../options.ts'
import { openExport, planned, scopeOf } from '../test/planned.ts'

const slug = 'remove-metadata' as const
const colour = 'Color (product.metafields.shopify.color-pattern)'
const care = 'Care guide (product.metafields.custom.care)'

const text = `URL handle,Title,Option1 name,Option1 value,Option1 Linked To,SKU,Price,Google Shopping / Gender,SEO title,SEO description,${colour},${care}
tee,Tee,Color,Sand,product.metafields.shopify.color-pattern,T1,20,unisex,Buy a tee,"A tee, well",sand; white,"<p>Wash, cold</p>"
tee,,,White,,T2,20,,,,,
mug,Mug,Title,Default Title,,M1,12,,,A mug,white,
bag,Bag,Title,Default Title,,B1,30,,,,,""
`

/** Rows of products of cotton. */
function cottonRows(count: number): string {
  return Array.from({ length: count }, (_, at) => `p${at},P${at},cotton\n`).join('')
}

describe('the metafields that are offered', () => {
  const [, , fields] = automationFields[slug]

  test('are the columns with a key, without Google Shopping', () => {
    expect(offeredColumns(fields, openExport(text).table.header)).toEqual([colour, care])
  })

  test('are found by their key in any language', () => {
    const swedish = text.replace('Color (product', 'Färg (product')
    expect(planned(slug, swedish, { fields: [colour], how: 'clear' }).changes).toEqual([
      '1 Färg (product.metafields.shopify.color-pattern): sand; white →  [conflict: linked Color]',
      '3 Färg (product.metafields.shopify.color-pattern): white →  [info: deleted]',
    ])
    const { header } = openExport(text).table
    const other = 'Care (product.metafields.custom.washing)'
    expect(
      validate(automationFields[slug], { what: 'file', fields: [other] }, header),
    ).toMatchObject({
      fields: { code: 'no-column', values: { column: other } },
    })
  })
})

describe('columns that are excluded', () => {
  test('are left out of the download and change no cell', () => {
    const { plan } = planned(slug, text, { fields: [care] })
    expect(plan).toMatchObject({ patches: [], excludedColumns: [11] })
    expect(plan.nothing).toBeUndefined()
    const file = OpenFile.open(new TextEncoder().encode(text), { name: 'products.csv' })
    file.apply({
      id: '1',
      at: 0,
      origin: { kind: 'automation', slug, options: {} },
      patches: plan.patches,
      excludedColumns: plan.excludedColumns,
    })
    const download = () => new TextDecoder().decode(file.download({ which: 'whole' })[0]!.bytes)
    expect(download()).not.toContain('Care guide')
    expect(download().split('\n')[1]).toBe(
      'tee,Tee,Color,Sand,product.metafields.shopify.color-pattern,T1,20,unisex,Buy a tee,"A tee, well",sand; white',
    )
    file.undo('1')
    expect(download()).toBe(text)
  })

  test('are excluded once', () => {
    const { plan } = planned(slug, text, { fields: [care] }, { excludedColumns: [11] })
    expect(plan.nothing).toBe('already-excluded')
    const file = OpenFile.open(new TextEncoder().encode(text), { name: 'products.csv' })
    const options = parseOptions(automationFields[slug], { fields: [care] })
    const step = { slug, options }
    const running = runRecipe(
      file,
      { version: 2, name: 'twice', steps: [step, step] },
      { id: 'r', at: 0 },
    )
    let next = running.next()
    while (!next.done) next = running.next()
    expect(next.value.jobs).toHaveLength(1)
  })

  test('can go with search texts that are cleared', () => {
    const { changes, plan } = planned(slug, text, { fields: [care], seo: true })
    expect(plan.excludedColumns).toEqual([11])
    expect(changes).toEqual([
      '1 SEO title: Buy a tee →  [info: deleted]',
      '1 SEO description: A tee, well →  [info: deleted]',
      '3 SEO description: A mug →  [info: deleted]',
    ])
  })
})

describe('values that are cleared', () => {
  test('become empty unless an option is linked to them', () => {
    expect(planned(slug, text, { fields: [colour, care], how: 'clear' }).changes).toEqual([
      `1 ${colour}: sand; white →  [conflict: linked Color]`,
      `1 ${care}: <p>Wash, cold</p> →  [info: deleted]`,
      `3 ${colour}: white →  [info: deleted]`,
    ])
  })

  test('need review if more than 50 products have them', () => {
    const fabric = 'Fabric (product.metafields.custom.fabric)'
    const all = (count: number) =>
      planned(slug, `Handle,Title,${fabric}\n${cottonRows(count)}one,One,silk\n`, {
        fields: [fabric],
        how: 'clear',
      }).changes
    expect(all(50).filter((change) => change.includes('review'))).toEqual([])
    expect(
      all(51).filter((change) => change.endsWith('[review: common 51] [info: deleted]')),
    ).toHaveLength(51)
    expect(all(51).at(-1)).toBe(`52 ${fabric}: silk →  [info: deleted]`)
  })

  test('are those of the products that pass the filters', () => {
    const scope = scopeOf({ on: 'title', is: 'contains', values: ['mug'] })
    expect(planned(slug, text, { fields: [colour], how: 'clear', scope }).changes).toEqual([
      `3 ${colour}: white →  [info: deleted]`,
    ])
  })
})

test.each([
  ['no-metafields', 'Handle,Title,SEO title\ntee,Tee,\n', {}],
  ['none-chosen', text, {}],
  ['no-seo', 'Handle,Title\ntee,Tee\n', { seo: true }],
  [
    'no-values',
    text,
    {
      fields: [care],
      how: 'clear',
      scope: scopeOf({ on: 'title', is: 'contains', values: ['bag'] }),
    },
  ],
  [
    'no-products',
    text,
    { seo: true, scope: scopeOf({ on: 'title', is: 'contains', values: ['sofa'] }) },
  ],
] as const)('says %s where nothing can be removed', (reason, source, options) => {
  expect(planned(slug, source, options).plan.nothing).toBe(reason)
})
