import { expect, test } from 'vitest'
import { includedProducts } from '../planImport.ts'
import { codesOf, outlineOf, planCase, planText } from './test/readCase.ts'

const teeAndMug = [
  'Harbour tee | Colour | Size | 2 images',
  ' TEE-01-NV-S | Navy | S | 19.50 | 24.90 | 4',
  ' TEE-01-NV-M | Navy | M | 24.90 | - | 0',
  ' TEE-01-SA-S | Sand | S | 24.90 | - | 7',
  'Enamel mug | 1 images',
  ' MUG-7 | 12.00 | - | 30',
]

test.each(['products.csv', 'parents-by-id.csv'])(
  'variations belong to their parent: %s',
  (file) => {
    const plan = planCase(`woocommerce/${file}`)
    expect(plan.mapping?.source).toBe('WooCommerce')
    expect(outlineOf(plan)).toEqual(teeAndMug)
    expect(codesOf(plan)).toEqual(['recognised', 'stock-flag', 'parents'])
    const [tee, mug] = includedProducts(plan)
    expect(tee).toMatchObject({
      description: 'Soft tee.\n\n<p>Heavy cotton tee.</p>',
      type: 'Tees',
      tags: ['summer', 'cotton'],
    })
    expect(tee?.variants.map(({ grams, image }) => [grams, image])).toEqual([
      [210, 'https://img.example.com/tee-navy.jpg'],
      [220, 'https://img.example.com/tee-navy.jpg'],
      [210, 'https://img.example.com/tee-sand.jpg'],
    ])
    expect(mug?.type).toBe('Kitchen')
  },
)

test('headings can be German', () => {
  const plan = planCase('woocommerce/products-de.csv')
  expect(outlineOf(plan)).toEqual([
    'Steinkrug | Glasur | 3 images',
    ' KRUG-B | Blau | 24.90 | - | 3',
    ' KRUG-S | Sand | 24.90 | - | 0',
    'Gutschein | 0 images',
    ' GUT-50 | 50.00 | - | -',
  ])
  expect(codesOf(plan)).toEqual(['recognised', 'stock-flag', 'bundle', 'parents', 'no-image'])
  const [jug] = includedProducts(plan)
  expect(jug?.images[0]?.address).toBe('https://img.example.com/krug.jpg')
  expect(jug?.variants[0]).toMatchObject({ barcode: '4006381333931', grams: 800 })
})

test('headings can be Italian', () => {
  expect(outlineOf(planCase('woocommerce/products-it.csv'))).toEqual([
    'Camicia di lino | Taglia | 1 images',
    ' CAM-S | S | 59.00 | - | 4',
    ' CAM-M | M | 59.00 | - | 2',
  ])
})

test.each([
  [
    'French',
    'ID,Type,UGS,Nom,Publié,Stock,Tarif promo,Tarif régulier,Parent,Nom de l’attribut 1,Valeur(s) de l’attribut 1',
  ],
  [
    'Spanish',
    'ID,Tipo,SKU,Nombre,Publicado,Inventario,Precio rebajado,Precio normal,Superior,Nombre del atributo 1,Valor(es) del atributo 1',
  ],
])('headings can be %s', (_, header) => {
  const plan = planText(
    `${header}\n1,variable,T,Tee,1,,,,,Tono,"A, B"\n2,variation,T-A,Tee - A,1,3,,20,id:1,Tono,A\n3,variation,T-B,Tee - B,1,4,,20,id:1,Tono,B\n`,
  )
  expect(plan.mapping?.source).toBe('WooCommerce')
  expect(outlineOf(plan)).toEqual([
    'Tee | Tono | 0 images',
    ' T-A | A | 20.00 | - | 3',
    ' T-B | B | 20.00 | - | 4',
  ])
})

test('orphaned variations become a product', () => {
  const plan = planText(
    'Type,SKU,Name,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)\n' +
      'variation,T-A,Tee - A,20,TEE,Tone,A\nvariation,T-B,Tee - B,20,TEE,Tone,B\n' +
      'variable,CUP,Cup,,,Glaze,"Blue, Sand"\n',
  )
  expect(outlineOf(plan)).toEqual([
    'Tee | Tone | 0 images',
    ' T-A | A | 20.00 | - | -',
    ' T-B | B | 20.00 | - | -',
    'Cup | 0 images',
    ' CUP | - | - | -',
  ])
  expect(codesOf(plan)).toEqual(
    expect.arrayContaining(['recognised', 'parent-missing', 'no-children']),
  )
})

test('the REST API list has tags by name', () => {
  const plan = planCase('woocommerce/products.json')
  expect(plan.mapping?.source).toBe('WooCommerce')
  expect(outlineOf(plan)).toEqual([
    'Reed basket | 1 images',
    ' RB-1 | 19.99 | 24.99 | 4',
    'Reed tray | 1 images',
    ' RT-1 | 9.90 | - | -',
  ])
  expect(includedProducts(plan).map(({ tags, type }) => [tags, type])).toEqual([
    [['reed', 'woven'], 'Home'],
    [[], 'Home'],
  ])
})
