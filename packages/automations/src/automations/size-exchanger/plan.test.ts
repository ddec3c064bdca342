import { assert, constantFrom, nat, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Options } from '../../options/fields.ts'
import { applyPatches, withoutConflicts } from '../../index.ts'
import { planned, scopeOf } from '../test/planned.ts'
import { chartsOf } from './charts.ts'
import { convertSize } from './convert.ts'
import { endsInText } from './descriptionTable.ts'
import { readSize } from './readSize.ts'
import { systems, type System, type Wearer } from './systems.ts'

const slug = 'size-exchanger'

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

/** A product with one option, and one variant for each size. */
function sizesOf(
  sizes: readonly string[],
  {
    type = "Women's shoes",
    title = 'Amalfi',
    tags = '',
    option = 'Size',
    html = '<p>Soft.</p>',
    linked = '',
    gender = '',
    age = '',
  } = {},
): string {
  const rows = sizes.map((size, at) =>
    (at === 0
      ? ['a', title, html, type, tags, option, size, linked, gender, age]
      : ['a', '', '', '', '', '', size, '', '', '']
    )
      .map(quoted)
      .join(','),
  )
  const header =
    'Handle,Title,Body (HTML),Type,Tags,Option1 Name,Option1 Value,Option1 Linked To,Google Shopping / Gender,Google Shopping / Age Group'
  return `${[header, ...rows].join('\n')}\n`
}

/** The new values of the option, with their notes; those that stay are left out. */
function replaced(
  sizes: readonly string[],
  about: Parameters<typeof sizesOf>[1] = {},
  set: Options = {},
): string[] {
  const { changes } = planned(slug, sizesOf(sizes, about), { write: 'replace', ...set })
  return changes.map((change) => change.replace(/^\d+ Option1 Value: /u, ''))
}

/** Lists the remarks on rows as the row and the value. */
function leftIn(...values: Parameters<typeof sizesOf>): string[] {
  const { plan } = planned(slug, sizesOf(...values), { write: 'replace' })
  return (plan.remarks ?? []).map(
    ({ tone, code, row, values: said }) => `${tone} ${code} ${row}: ${said?.['values']}`,
  )
}

const men = { type: "Men's shoes" }
const kids = { type: 'Kids shoes' }
const dresses = { type: "Women's dresses" }
const jackets = { type: "Men's jackets" }
const kidsClothes = { type: 'Kids clothing' }

describe('values', () => {
  test.each([
    ['EU 39', 'EU 39'],
    ['39 EU', 'EU 39'],
    ['EUR39', 'EU 39'],
    ['eu-39', 'EU 39'],
    ['US6.5', 'US 6.5'],
    ['US 6,5', 'US 6.5'],
    ['UK 6½', 'UK 6.5'],
    ['UK 6 1/2', 'UK 6.5'],
    ['EU 42 2/3', 'EU 42.667'],
    ['39-40', '39-40'],
    ['39 – 40', '39-40'],
    ['39/40', '39-40'],
    ['8', '8'],
    ['UK 4/EU 37', 'UK 4 + EU 37'],
    ['US 8 (EU 39)', 'US 8 + EU 39'],
    ['CN 245', 'cm 24.5'],
    ['245 mm', 'cm 24.5'],
    ['24.5cm', 'cm 24.5'],
    ['JP 24.5', 'JP 24.5'],
    ['Women 8', '8 women'],
    ['US M 9', 'US 9 men'],
    ['10-12Y', '10-12 large'],
    ['10-12 years', 'Y 10-12'],
    ['10A', 'Y 10'],
    ['6-12M', '6-12 months'],
    ['2T', '2 small'],
    ['13K', '13 small'],
    ['40R', '40R'],
    ['XL', 'letters'],
    ['Asian XL', 'letters'],
    ['2XL', 'letters'],
    ['S/M', 'letters'],
    ['One size', 'unknown'],
    ['8/39', 'unknown'],
    ['CN 39', 'unknown'],
    ['40 × 40 cm', 'unknown'],
    ['100 ml', 'unknown'],
    ['1 Ounce (Pack of 1)', 'unknown'],
    ['EU 39 / red', 'unknown'],
    ['EU 39 Wide red', 'unknown'],
    ['9 long sleeve', 'unknown'],
    ['', 'unknown'],
  ])('%j is %s', (value, meant) => {
    const read = readSize(value)
    const said =
      read.kind === 'sizes'
        ? read.parts.map(({ system = '', low, high, wearer, range, isMonths, length }) =>
            [
              system,
              `${low === high ? low : `${low}-${high}`}${length}`,
              wearer,
              range,
              isMonths ? 'months' : '',
            ]
              .filter(Boolean)
              .join(' '),
          )
        : [read.kind]
    expect(said.join(' + ')).toBe(meant)
  })
})

describe('widths and lengths', () => {
  test.each([
    ['US 9 Wide', 'EU 42 Wide'],
    ['US 9 (Extra Wide)', 'EU 42 Extra Wide'],
    ['Wide US 9', 'EU 42 Wide'],
    ['US 9 / Narrow', 'EU 42 Narrow'],
    ['UK 8 Weit', 'EU 42 Weit'],
    ['UK 8 larga', 'EU 42 larga'],
    ['UK 8 szeroki', 'EU 42 szeroki'],
    ['9 Wide US', 'EU 42 Wide'],
    ['9 Narrow US Men', 'EU 42 Narrow'],
    ['US 9 geniş', 'EU 42 geniş'],
  ])('%s of a shoe becomes %s', (value, size) => {
    expect(replaced([value], men)).toEqual([`${value} → ${size}`])
  })

  test.each([
    ['US 10 EE', 'EU 43 EE'],
    ['US 10.5 2E', 'EU 44 2E'],
    ['9 D(M) US', 'EU 42 D(M)'],
    ['US 9W', 'EU 42 W'],
    ['US 9 M', 'EU 42 M'],
    ['US 9D', 'EU 42 D'],
    ['UK 8 G½', 'EU 42 G½'],
    ['UK 8 (Weite H)', 'EU 42 Weite H'],
  ])('the letter of %s stays, and is for review', (value, size) => {
    expect(replaced([value], men)).toEqual([`${value} → ${size} [review: width]`])
  })

  test.each([
    ['US 8 Petite', dresses, 'UK 12 Petite [review: varies UK 10]'],
    ['US 42 Long', jackets, 'UK 42 Long'],
    ['EU 32.5 Wide', kids, 'UK 13.5 Wide'],
  ])('%s keeps its length', (value, about, size) => {
    expect(replaced([value], about, { to: 'UK' })).toEqual([`${value} → ${size}`])
  })

  test('tell sizes apart that are the same number', () => {
    expect(replaced(['US 9', 'US 9 Wide'], men)).toEqual(['US 9 → EU 42', 'US 9 Wide → EU 42 Wide'])
    expect(replaced(['US 9', 'US 9 Wide'], men, { write: 'beside' })).toEqual([
      'US 9 → US 9 / EU 42',
      'US 9 Wide → US 9 Wide / EU 42',
    ])
  })

  test('are looked up in the member’s chart first', () => {
    const own = chart('US,EU\n9,42.5\n9 Wide,43 W\n')
    expect(replaced(['US 9', 'US 9 Wide', 'US 9 EE'], men, own)).toEqual([
      'US 9 → EU 42.5',
      'US 9 Wide → 43 W',
      'US 9 EE → EU 42.5 EE [review: width]',
    ])
  })
})

describe('a value that stays while others change', () => {
  test('is noted in its row', () => {
    expect(leftIn(['US 9', 'One size', '9 for 10', 'XL'], men)).toEqual([
      'review left 2: One size',
      'review left 3: 9 for 10',
      'review left 4: XL',
    ])
  })

  test.each([
    ['a waist and a length', "Women's jeans", ['US 8', 'W32 L34', '32/34', '32x30', 'W30'], 4],
    ['a size of both', 'Unisex shoes', ['US 9', 'US 9W'], 1],
    ['a cup', "Women's dresses", ['UK 12', 'UK 34D', '34DD'], 2],
    ['the size of no chart', "Men's shoes", ['US 9', 'US 92E'], 1],
  ])('is noted where it is %s', (_, type, values, count) => {
    expect(leftIn(values, { type })).toHaveLength(count)
  })

  test('is not noted where nothing changes', () => {
    expect(leftIn(['EU 42', 'One size'], men)).toEqual([])
  })

  test('counts where its product stays as a whole', () => {
    const jeans = sizesOf(['W32 L34'], { type: "Women's jeans" }).split('\n').slice(1).join('\n')
    const text = sizesOf(['US 9'], men) + jeans.replace('"a"', '"b"')
    const { plan } = planned(slug, text, { write: 'replace' })
    expect(plan.remarks).toEqual([{ code: 'left-products', tone: 'info', values: { n: 1 } }])
  })
})

describe('shoes', () => {
  test('follow the length of the last', () => {
    expect(replaced(['UK 4', 'UK 6.5', 'UK 9'], men)).toEqual([
      'UK 4 → EU 37',
      'UK 6.5 → EU 40',
      'UK 9 → EU 43',
    ])
    expect(replaced(['EU 42', 'EU 43'], men, { to: 'UK' })).toEqual([
      'EU 42 → UK 8',
      'EU 43 → UK 9',
    ])
    expect(replaced(['US 9'], men, { to: 'UK' })).toEqual(['US 9 → UK 8'])
  })

  test('of women in the US differ between brands', () => {
    expect(replaced(['US 8'], {}, { to: 'UK' })).toEqual(['US 8 → UK 6 [review: varies UK 6.5]'])
  })

  test('by the foot have no length of the last that all use', () => {
    expect(replaced(['CN 245'])).toEqual(['CN 245 → EU 39 [review: varies EU 40]'])
  })

  test('are whole where the member wants no half sizes', () => {
    const sizes = ['EU 39', 'EU 40']
    expect(replaced(sizes, {}, { to: 'UK' })).toEqual(['EU 39 → UK 5.5', 'EU 40 → UK 6.5'])
    expect(replaced(sizes, {}, { to: 'UK', half: 'up' })).toEqual([
      'EU 39 → UK 6 [review: rounded]',
      'EU 40 → UK 7 [review: rounded]',
    ])
    expect(replaced(sizes, {}, { to: 'UK', half: 'down' })).toEqual([
      'EU 39 → UK 5 [review: rounded]',
      'EU 40 → UK 6 [review: rounded]',
    ])
  })

  test('keep a range, and a third of a size', () => {
    expect(replaced(['EU 39-40'], {}, { to: 'UK' })).toEqual(['EU 39-40 → UK 5.5-6.5'])
    expect(replaced(['EU 42 2/3'], men, { to: 'IT' })).toEqual(['EU 42 2/3 → IT 42 2/3'])
  })

  test('of children begin again at 1 after 13½', () => {
    expect(replaced(['UK 13', 'UK 13½', 'UK 1', 'UK 2'], kids)).toEqual([
      'UK 13 → EU 32',
      'UK 13½ → EU 32.5',
      'UK 1 → EU 33',
      'UK 2 → EU 34.5',
    ])
    expect(replaced(['EU 31', 'EU 32', 'EU 33', 'EU 34'], kids, { to: 'UK' })).toEqual([
      'EU 31 → UK 12.5',
      'EU 32 → UK 13',
      'EU 33 → UK 1',
      'EU 34 → UK 2',
    ])
  })

  test('of children stay where 1 to 6 are ambiguous', () => {
    expect(replaced(['UK 3', 'UK 4'], kids)).toEqual([])
    expect(replaced(['UK 3', 'UK 4'], { ...kids, age: 'toddler' })).toEqual([
      'UK 3 → EU 19',
      'UK 4 → EU 20.5',
    ])
    expect(replaced(['US 1Y', 'US 12C'], kids, { to: 'UK' })).toEqual([
      'US 1Y → UK 13 [review: varies UK 13.5]',
      'US 12C → UK 11 [review: varies UK 11.5]',
    ])
  })

  test('are those of the wearer that a value names', () => {
    const about = { type: 'Unisex shoes' }
    expect(replaced(['US W 9', 'US M 7'], about, { to: 'UK' })).toEqual([
      'US W 9 → UK 7 [review: varies UK 7.5]',
      'US M 7 → UK 6',
    ])
  })
})

describe('clothes', () => {
  test('of women have no chart that all use', () => {
    expect(replaced(['UK 12'], dresses)).toEqual(['UK 12 → EU 38 [review: varies EU 36, EU 40]'])
    expect(replaced(['UK 12'], dresses, { to: 'US' })).toEqual([
      'UK 12 → US 8 [review: varies US 10]',
    ])
    expect(replaced(['DE 38', 'DE 40'], dresses, { to: 'IT' })).toEqual([
      'DE 38 → IT 44',
      'DE 40 → IT 46',
    ])
    expect(replaced(['88 cm'], dresses)).toEqual(['88 cm → EU 38'])
  })

  test('of men are jackets, with their length', () => {
    expect(replaced(['US 40R', 'US 42'], jackets)).toEqual(['US 40R → EU 50R', 'US 42 → EU 52'])
    expect(replaced(['UK 34'], { type: "Men's jeans" })).toEqual([])
    expect(replaced(['UK 16'], { type: "Men's shirts" })).toEqual([])
  })

  test('of children are an age or a height', () => {
    expect(replaced(['10-12Y', '2T', '4 years'], kidsClothes)).toEqual([
      '10-12Y → EU 140-152 [review: varies EU 146-158]',
      '2T → EU 92 [review: varies EU 98]',
      '4 years → EU 104 [review: varies EU 110]',
    ])
    expect(replaced(['6-12M'], kidsClothes)).toEqual(['6-12M → EU 68-80 [review: varies EU 62-74]'])
    expect(replaced(['EU 110', 'EU 80'], kidsClothes, { to: 'UK' })).toEqual([
      'EU 110 → UK 5Y [review: varies UK 4Y]',
      'EU 80 → UK 12M',
    ])
    expect(replaced(['4Y', '9M'], kidsClothes, { to: 'UK' })).toEqual([])
  })

  test('in letters stay, with or without a system', () => {
    expect(replaced(['XL', 'Asian XL', 'EU 38'], dresses, { to: 'IT' })).toEqual(['EU 38 → IT 44'])
  })
})

describe('the system', () => {
  test('is that of the option or the only fitting one', () => {
    expect(replaced(['4', '5'], { ...men, option: 'UK size' })).toEqual(['4 → EU 37', '5 → EU 38'])
    expect(replaced(['36', '39.5'], {}, { to: 'UK' })).toEqual(['36 → UK 3.5', '39.5 → UK 6'])
    expect(replaced(['46', '64'], jackets, { to: 'US' })).toEqual(['46 → US 36', '64 → US 54'])
  })

  test('is not guessed', () => {
    const { changes, plan } = planned(slug, sizesOf(['4', '5'], men), { write: 'replace' })
    expect(changes).toEqual([])
    expect(plan.nothing).toBe('no-system')
    expect(plan.questions).toMatchObject({ from: [{ value: "Men's shoes", count: 1 }] })
    expect(replaced(['40', '42'], dresses, { to: 'UK' })).toEqual([])
    expect(replaced(['46', '54'], jackets, { to: 'US' })).toEqual([])
  })

  test('can be said, and other sizes stay', () => {
    expect(replaced(['4', 'US 5'], men, { from: 'UK' })).toEqual(['4 → EU 37'])
    expect(replaced(['4 years'], kidsClothes, { from: 'US' })).toEqual([
      '4 years → EU 104 [review: varies EU 110]',
    ])
  })

  test('of a value that says the size in both is found', () => {
    expect(replaced(['UK 4/EU 37', 'EU 38'])).toEqual(['UK 4/EU 37 → EU 37'])
    expect(replaced(['UK 4/EU 37'], men, { to: 'IT' })).toEqual(['UK 4/EU 37 → IT 37'])
  })
})

describe('what is not clear', () => {
  const unclear = { type: 'Summer', title: 'Amalfi' }

  test('is asked once for each product type', () => {
    const { changes, plan } = planned(slug, sizesOf(['UK 4', 'UK 5'], unclear))
    expect(changes).toEqual([])
    expect(plan.nothing).toBe('unclear')
    expect(plan.questions).toEqual({
      kind: [{ value: 'Summer', count: 1 }],
      who: [{ value: 'Summer', count: 1 }],
      from: [],
    })
  })

  test('follows the answers', () => {
    const set = { kind: { summer: 'shoes' }, who: { Summer: 'men' } }
    expect(replaced(['UK 4'], unclear, set)).toEqual(['UK 4 → EU 37'])
    const about = { type: 'Summer', title: 'Trainer for women' }
    expect(replaced(['US 8'], about, { ...set, to: 'UK' })).toEqual([
      'US 8 → UK 6 [review: varies UK 6.5]',
    ])
  })

  test('is what texts contradict each other about', () => {
    const { plan } = planned(slug, sizesOf(['UK 4'], { type: 'Boot cut jeans', title: 'Women' }))
    expect(plan.questions).toMatchObject({ kind: [{ value: 'Boot cut jeans' }], who: [] })
  })

  test('is not asked where nothing can be converted', () => {
    const texts = [
      sizesOf(['EU 39'], unclear),
      sizesOf(['XL'], unclear),
      sizesOf(['50 ml'], unclear),
      sizesOf(['8'], { ...unclear, option: 'Colour' }),
      'Handle,Title,Body (HTML),Product category,Option1 name,Option1 value\na,A,,Home & Garden > Decor,Size,40\n',
    ]
    for (const text of texts) {
      const { plan } = planned(slug, text)
      expect(plan.questions).toEqual({ kind: [], who: [], from: [] })
      expect(plan.patches).toEqual([])
    }
  })

  test('is said by Google’s columns, the title or the tags', () => {
    const about = { type: '', title: 'Sneaker' }
    const set = { to: 'UK' }
    expect(replaced(['US 8'], { ...about, gender: 'male' }, set)).toEqual(['US 8 → UK 7'])
    expect(replaced(['US 8'], { ...about, tags: 'sale, Uomo' }, set)).toEqual(['US 8 → UK 7'])
    expect(replaced(['US 8'], { ...about, title: 'Men’s sneaker' }, set)).toEqual(['US 8 → UK 7'])
  })
})

describe('two sizes that become one', () => {
  test('cannot both have its name', () => {
    expect(replaced(['EU 38', 'EU 39', 'EU 40'], {}, { to: 'UK', half: 'up' })).toEqual([
      'EU 38 → UK 5',
      'EU 39 → UK 6 [review: rounded]',
      'EU 40 → UK 7 [review: rounded]',
    ])
    expect(replaced(['UK 5', 'UK 5.5', 'EU 39'], {}, { half: 'up' })).toEqual([
      'UK 5 → EU 38',
      'UK 5.5 → EU 39 [review: rounded] [conflict: same]',
    ])
    expect(replaced(['EU 39', 'EUR 39'], {}, { to: 'UK' })).toEqual([
      'EU 39 → UK 5.5 [conflict: same]',
      'EUR 39 → UK 5.5 [conflict: same]',
    ])
  })

  test('can stand beside their own', () => {
    const { changes } = planned(slug, sizesOf(['EU 39', 'EUR 39']), { to: 'UK', write: 'beside' })
    expect(changes).toEqual([
      '1 Option1 Value: EU 39 → EU 39 / UK 5.5 [review: same]',
      '2 Option1 Value: EUR 39 → EUR 39 / UK 5.5 [review: same]',
    ])
  })
})

test('a size gets its system beside the new one', () => {
  const set = { write: 'beside', from: 'US', to: 'UK' } as const
  const { changes } = planned(slug, sizesOf(['8'], men), set)
  expect(changes).toEqual(['1 Option1 Value: 8 → US 8 / UK 7'])
  expect(planned(slug, sizesOf(['US 8 / UK 7'], men), set).changes).toEqual([])
})

test('an option that is linked to a metafield needs review', () => {
  const linked = 'product.metafields.shopify.shoe-size'
  expect(replaced(['UK 4'], { ...men, linked })).toEqual(['UK 4 → EU 37 [review: linked]'])
})

test('the preview shows the sizes and their system', () => {
  const { plan } = planned(slug, sizesOf(['UK 4', 'UK 5'], men))
  const said = plan.columns.map((column) =>
    column.kind === 'computed' ? column.valueOf(1, () => '') : column.kind,
  )
  expect(said).toEqual(['changed', { text: 'UK 4: 37, UK 5: 38' }, { text: 'UK' }])
})

describe('the table in the description', () => {
  const table =
    '<table data-size-table="EU"><thead><tr><th scope="col">Size</th><th scope="col">EU</th></tr></thead><tbody><tr><td>UK 4</td><td>37</td></tr><tr><td>UK 5</td><td>38</td></tr></tbody></table>'

  test('is put at the end of the description', () => {
    const html = '<P class=a>Größe &amp; "Form" <br>\n<b>bold'
    const { changes } = planned(slug, sizesOf(['UK 4', 'UK 5'], { html }))
    expect(changes).toEqual([`1 Body (HTML): ${html} → ${html}${table}`])
  })

  test('is replaced when the sizes change', () => {
    const html = `<p>Soft.</p>${table}<p>More.</p>`
    expect(planned(slug, sizesOf(['UK 4', 'UK 5'], { html })).changes).toEqual([])
    const [change = ''] = planned(slug, sizesOf(['UK 4'], { html })).changes
    expect(change).toContain('<tr><td>UK 4</td><td>37</td></tr></tbody></table><p>More.</p>')
    expect(change.split('→')[1]).not.toContain('UK 5')
  })

  test('says which sizes other charts convert in another way', () => {
    const [change = ''] = planned(slug, sizesOf(['US 8', 'EU 39']), { to: 'UK' }).changes
    expect(change).toContain('[review: varies US 8: UK 6.5]')
  })

  test('says what has no conversion, and what becomes one', () => {
    const { changes } = planned(slug, sizesOf(['EU 39', 'EUR 39', 'XL']), { to: 'UK' })
    expect(changes).toHaveLength(1)
    expect(changes[0]).toContain('[review: same] [review: left XL]')
  })

  test('holds texts of the file as text', () => {
    const option = 'Size <b>"&</b>'
    const [change = ''] = planned(slug, sizesOf(['UK 4'], { option })).changes
    expect(change).toContain('<th scope="col">Size &lt;b&gt;&quot;&amp;&lt;/b&gt;</th>')
  })

  test('quality 12: holds values with markup as text, wherever they stand', () => {
    const markup = 'UK 4 <img src=x onerror="alert(1)">'
    const ownChart = {
      name: 'sizes.csv',
      text: `UK,EU\n"${markup.replaceAll('"', '""')}",<b>37</b>\n`,
    }
    const sizes = sizesOf([markup], { option: 'Size' })
    const [change = ''] = planned(slug, sizes, { chart: ownChart }).changes
    expect(change).toContain('<td>UK 4 &lt;img src=x onerror=&quot;alert(1)&quot;&gt;</td>')
    expect(change).toContain('&lt;b&gt;37&lt;/b&gt;')
    expect(change).not.toContain('<b>')
  })

  test.each(['<p', '<!-- note', '<style>p{', '<a title="1 > 0" href="x', '<script>"</p>"'])(
    'is not put into %j',
    (end) => {
      const { changes } = planned(slug, sizesOf(['UK 4'], { html: `<p>Soft.</p>${end}` }))
      expect(changes[0]).toContain('[conflict: html]')
    },
  )

  test.each(['', '1 < 2', '<p>a', '<!-- a -->', '<!-->', '<style>a</style>', '<a title="1 > 0">'])(
    'can follow %j',
    (html) => {
      expect(endsInText(html)).toBe(true)
    },
  )

  test('needs the column', () => {
    const text = 'Handle,Type,Option1 Name,Option1 Value\na,Shoes,Size,UK 4\n'
    expect(planned(slug, text).plan.nothing).toBe('no-description')
    expect(planned(slug, 'Handle,Type\na,Shoes\n').plan.nothing).toBe('no-column')
  })
})

function chart(text: string): Options {
  return { chart: { name: 'sizes.csv', text } }
}

describe('the member’s own chart', () => {
  test('comes first, also for letters', () => {
    const set = chart('Label;US;EU\nAsian XL;;40\n;8;38.5\nS;4;EU 36\n')
    expect(replaced(['Asian XL', 'US 8', 's', 'US 9'], dresses, set)).toEqual([
      'Asian XL → EU 40',
      'US 8 → EU 38.5',
      's → EU 36',
    ])
    expect(replaced(['US 8', 'US 9'], men, set)).toEqual(['US 8 → EU 38.5', 'US 9 → EU 42'])
  })

  test('can hold sizes for one product type', () => {
    const set = chart('Type,US,EU\nBoots,8,41\n,8,42\n')
    expect(replaced(['US 8'], { type: 'Boots', title: 'For men' }, set)).toEqual(['US 8 → EU 41'])
    expect(replaced(['US 8'], men, set)).toEqual(['US 8 → EU 42'])
  })

  test.each(['', 'EU\n39\n', 'US,UK\n8,7\n', '\u0000\u0000'])('is refused in words: %j', (text) => {
    expect(planned(slug, sizesOf(['US 8']), chart(text)).plan.nothing).toBe('no-chart')
  })
})

test('nothing to do has its reason', () => {
  expect(planned(slug, sizesOf(['EU 39'])).plan.nothing).toBe('same')
  expect(planned(slug, sizesOf(['XL'])).plan.nothing).toBe('no-sizes')
  const four = scopeOf({ on: 'option:Size', is: 'is', values: ['UK 4'] })
  const both = planned(slug, sizesOf(['UK 4', 'UK 5']), { write: 'replace', scope: four })
  expect(both.plan.patches).toHaveLength(2)
  expect(both.remarks).toEqual(['[info: together]'])
  const scope = scopeOf({ on: 'title', is: 'contains', values: ['nothing'] })
  expect(planned(slug, sizesOf(['UK 4']), { scope }).plan.nothing).toBe('no-products')
})

describe.each<[what: string, sizes: readonly string[], about: Parameters<typeof sizesOf>[1]]>([
  ['shoes', ['EU 39', 'UK 6.5', 'US 9', 'EU 42 2/3', 'CN 245', 'EU 39-40', 'US M 9'], {}],
  ['shoes of children', ['EU 30', 'EU 33', 'UK 13½', 'UK 1', 'US 2Y', '16 cm'], kids],
  ['dresses', ['UK 12', 'DE 38', 'IT 44-46', '88 cm', 'XL'], dresses],
  ['jackets', ['US 40R', 'EU 54', 'IT 48L'], jackets],
  ['clothes of children', ['10-12Y', '2T', '9M', 'EU 80', '116 cm', '6-12 months'], kidsClothes],
])('%s', (_, sizes, about) => {
  test.each(systems.flatMap((to) => (['beside', 'replace'] as const).map((write) => [write, to])))(
    'are done after one time: %s %s',
    (write, to) => {
      const { plan, products } = planned(slug, sizesOf(sizes, about), { write, to })
      const patches = withoutConflicts(plan)
      const changed = new TextDecoder().decode(applyPatches(products.table, patches))
      const again = planned(slug, changed, { write, to }).plan
      expect(withoutConflicts(again)).toEqual([])
    },
  )
})

describe('conversions', () => {
  const wearers: readonly Wearer[] = ['women', 'men', 'children']
  const pairs = (['shoes', 'clothes', 'children'] as const).flatMap((kind) =>
    wearers.flatMap((wearer) =>
      systems.flatMap((from) =>
        systems.map((to): readonly [typeof kind, Wearer, System, System] => [
          kind,
          wearer,
          from,
          to,
        ]),
      ),
    ),
  )

  test('a size converted back is the same or its neighbour', () => {
    const isNear = property(constantFrom(...pairs), nat(200), (pair, at) => {
      const [kind, wearer, from, to] = pair
      const charts = chartsOf(kind, wearer)
      const [source, target] = [charts?.[0].lines[from], charts?.[0].lines[to]]
      if (!charts || !source || !target) return true
      const size = source.least + at * source.step
      const there = size > source.most ? undefined : convertSize(charts, from, to, size)
      const back = there && convertSize(charts, to, from, there.size)
      if (!back) return true
      // Half a step of the other system is the most that rounding moves a size.
      const most = (target.step / 2) * (source.factor / target.factor) + source.step / 2
      return Math.abs(back.size - size) <= most + 1e-9
    })
    expect(() => assert(isNear)).not.toThrow()
  })

  test.each(wearers)('of UK shoe sizes of %s over EU return the size', (wearer) => {
    const charts = chartsOf('shoes', wearer)
    const sizes = Array.from({ length: 21 }, (_, at) => 3 + at / 2)
    const back = sizes.map((size) => {
      const there = charts && convertSize(charts, 'UK', 'EU', size)
      return charts && there && convertSize(charts, 'EU', 'UK', there.size)?.size
    })
    expect(back).toEqual(sizes)
  })

  test('of larger sizes are never smaller', () => {
    const falling = pairs.filter(([kind, wearer, from, to]) => {
      const charts = chartsOf(kind, wearer)
      const line = charts?.[0].lines[from]
      if (!charts || !line) return false
      const count = Math.floor((line.most - line.least) / line.step)
      const found = Array.from({ length: count + 1 }, (_, at) =>
        convertSize(charts, from, to, line.least + at * line.step),
      ).flatMap((one) => one?.size ?? [])
      return found.some((size, at) => size < (found[at - 1] ?? -Infinity))
    })
    expect(falling).toEqual([])
  })
})
