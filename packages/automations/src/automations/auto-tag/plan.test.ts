import { describe, expect, test } from 'vitest'
import type { TagRule } from '../../options.ts'
import { planned } from '../test/planned.ts'
import { tagsByWord } from './words.ts'

const slug = 'auto-tag'
const none = { words: [] }

/** Plans the tags of products with these titles, which have no tags yet. */
function tagsOf(titles: readonly string[], words: readonly string[]): string[] {
  const lines = titles.map((title, at) => `p${at},"${title}",`)
  const { changes } = planned(slug, ['Handle,Title,Tags', ...lines].join('\n'), { words })
  return changes.map((change) => change.replace(/^.*→ /u, ''))
}

/** An export of tees with these cells of tags. */
function file(...cells: readonly string[]): string {
  return ['Handle,Title,Tags', ...cells.map((cell, at) => `p${at},Tee,${cell}`)].join('\n')
}

function many(count: number): string {
  return Array.from({ length: count }, (_, at) => `t${at}`).join(', ')
}

describe('word lists', () => {
  test('find colours and materials in English and Italian', () => {
    expect(
      tagsOf(
        [
          'Red cotton tee',
          'Maglia rossa in cotone',
          'Scarpe NERE di pelle',
          'Ring, rose-gold',
          'Tazza in acciaio inox',
          'Grey & off-white scarf',
        ],
        ['colour', 'material'],
      ),
    ).toEqual([
      'Red, Cotton',
      'Rosso, Cotone',
      'Nero, Pelle',
      'Rose gold',
      'Acciaio inossidabile',
      'Grey, Cream',
    ])
  })

  test('find seasons and audiences', () => {
    expect(
      tagsOf(
        ['Women’s summer dress', 'Men’s tee', 'Cappello invernale da bambina', 'Unisex cap'],
        ['season', 'audience'],
      ),
    ).toEqual(['Women, Summer', 'Men', 'Inverno, Bambini', 'Unisex'])
  })

  test.each([
    'Wool-free scarf',
    'Gloves without leather or wool',
    'Borsa senza vera pelle',
    'Tasche ohne leather',
    'Linen look top',
    'Wool-like throw',
    'Faux suede boots',
    'Imitation silk scarf',
    'Vegan suede pumps',
    'Borsa effetto pelle',
    'Wood effect laminate',
    'Leather care set',
    'Drill bits for wood and glass',
    'Crema per la pelle secca',
    'Olio di semi di lino',
    'Not suitable for children',
    'Bed linen set',
    'Cat eye frames',
  ])('give no tag for what a title denies or resembles: %s', (title) => {
    expect(tagsOf([title], ['colour', 'material', 'season', 'audience'])).toEqual([])
  })

  test.each([
    ['Faux leather bag', 'Faux leather'],
    ['Giacca in simil pelle nera', 'Ecopelle, Nero'],
    ['Cotton, free shipping', 'Cotton'],
    ['No-iron cotton shirt', 'Cotton'],
    ['Lead-free glass', 'Glass'],
    ['Wool blend coat, not for summer', 'Wool'],
    ['Steel wool pads', 'Steel'],
    ['Baby blue silk dress', 'Blue, Silk'],
    ['Camicia di lino', 'Lino'],
    ['Leather-free shoes for women', 'Women'],
  ])('tell what a title says from what it denies: %s', (title, tags) => {
    expect(tagsOf([title], ['colour', 'material', 'season', 'audience'])).toEqual([tags])
  })

  test.each([
    ['Red Cotton Co.', 'Red Cotton Co. blue tee', 'Blue'],
    ['Red Cotton Co.', 'Cotton tee in red', 'Cotton, Red'],
    ['Green Earth Goods', 'Green Earth bottle of glass', 'Glass'],
    ['Silk & Co', 'Silk pillowcase in white', 'White'],
    ['Acme', 'Red cotton tee', 'Red, Cotton'],
  ])('give no tag for the name of the vendor %s: %s', (vendor, title, tags) => {
    const text = `Handle,Title,Vendor,Tags\na,"${title}",${vendor},\n`
    expect(planned(slug, text).changes).toEqual([`1 Tags:  → ${tags}`])
  })

  test('find whole words only', () => {
    expect(tagsOf(['Altered shirt', 'Coredless drill', 'Orologio'], ['colour'])).toEqual([])
  })

  test('look at the type and the option values too', () => {
    const text = `Handle,Title,Type,Tags,Option1 Name,Option1 Value,Option2 Value
tee,Tee,Linen shirts,,Color,Navy,S
tee,,,,,Navy,M
tee,,,,,White,S
`
    expect(planned(slug, text).changes).toEqual(['1 Tags:  → Linen, Navy, White'])
  })

  test('take words with another meaning only from option values', () => {
    const text = `Handle,Title,Tags,Option1 Name,Option1 Value
soap,Lavender hand cream,,Color,Olive
`
    expect(planned(slug, text).changes).toEqual(['1 Tags:  → Olive'])
  })

  test('have each word once', () => {
    const lists = ['colour', 'material', 'season', 'audience'] as const
    const sizes = lists.map((list) => tagsByWord([list]).size)
    expect(tagsByWord(lists).size).toBe(sizes.reduce((sum, size) => sum + size, 0))
  })
})

describe('rules', () => {
  const text = `Handle,Title,Type,Vendor,Tags,Option1 Name,Option1 Value,Price,Compare-at price,Cost per item
a,Linen Shirt,Shirts,Acme,,Size,S,20.00,,18.00
a,,,,,,XL,25.00,30.00,5.00
b,Mug,Kitchen,Zeta,,Title,Default Title,9.99,9.99,
`
  test.each<[when: TagRule['when'], rows: readonly number[]]>([
    [{ kind: 'contains', text: 'linen' }, [1]],
    [{ kind: 'type', text: 'KITCHEN' }, [3]],
    [{ kind: 'type', text: 'kit' }, []],
    [{ kind: 'vendor', text: 'acme' }, [1]],
    [{ kind: 'option', name: 'size', text: 'xl' }, [1]],
    [{ kind: 'option', name: 'Colour', text: 'xl' }, []],
    [{ kind: 'price', min: null, max: 9.99 }, [3]],
    [{ kind: 'price', min: 25, max: null }, [1]],
    [{ kind: 'price', min: 9.99, max: 20 }, [1, 3]],
    [{ kind: 'margin', min: 80, max: 80 }, [1]],
    [{ kind: 'margin', min: null, max: 9.99 }, []],
    [{ kind: 'on-sale' }, [1]],
  ])('%j', (when, rows) => {
    const { changes } = planned(slug, text, { ...none, rules: [{ when, tag: 'x' }] })
    expect(changes).toEqual(rows.map((row) => `${row} Tags:  → x`))
  })

  test('come in their order, before the words', () => {
    const rules: TagRule[] = [
      { when: { kind: 'contains', text: 'shirt' }, tag: 'Shirt' },
      { when: { kind: 'vendor', text: 'Acme' }, tag: 'Acme' },
      { when: { kind: 'type', text: 'Shirts' }, tag: 'shirt' },
    ]
    expect(planned(slug, text, { rules }).changes).toEqual(['1 Tags:  → Shirt, Acme, Linen'])
  })
})

describe('existing tags', () => {
  const rules: TagRule[] = [{ when: { kind: 'contains', text: 'tee' }, tag: 'Cotton' }]
  const options = { ...none, rules }

  test('stay as they are written', () => {
    expect(planned(slug, file('"b,  a"', '"b,a"', '"a, "', 'a', '""'), options).changes).toEqual([
      '1 Tags: b,  a → b,  a, Cotton',
      '2 Tags: b,a → b,a,Cotton',
      '3 Tags: a,  → a, Cotton',
      '4 Tags: a → a, Cotton',
      '5 Tags:  → Cotton',
    ])
  })

  test('keep the spelling of the file', () => {
    expect(planned(slug, file('COTTON', '"x, COTTON"', 'y'), options).changes).toEqual([
      '3 Tags: y → y, COTTON',
    ])
  })

  test('that differ by capitals are merged into the most used spelling', () => {
    const merge = { ...none, old: 'merge' }
    expect(
      planned(slug, file('"Sale, new, SALE"', 'Sale', 'sale', 'other'), merge).changes,
    ).toEqual(['1 Tags: Sale, new, SALE → Sale, new', '3 Tags: sale → Sale'])
  })

  test('are replaced where there are new ones', () => {
    const text = 'Handle,Title,Tags\na,Tee,"x, y"\nb,Mug,z\nc,Tee,Cotton\n'
    expect(planned(slug, text, { ...options, old: 'replace' }).changes).toEqual([
      '1 Tags: x, y → Cotton',
    ])
  })

  test('are removed even if a rule adds them', () => {
    const take = { ...options, take: ['sale', 'COTTON'] }
    expect(planned(slug, file('"Sale, x"', 'Cotton', 'x'), take).changes).toEqual([
      '1 Tags: Sale, x → x',
      '2 Tags: Cotton → ',
    ])
  })
})

describe('limits', () => {
  const rules: TagRule[] = ['one', 'two'].map((tag) => ({
    when: { kind: 'contains', text: 'tee' },
    tag,
  }))
  const plan = (tags: string, max: number) =>
    planned(slug, `Handle,Title,Tags\na,Tee,"${tags}"\n`, { ...none, rules, max }).changes.map(
      (change) => change.replace(/^.*(?=t\d)/u, ''),
    )

  test('leave out what does not fit', () => {
    expect(plan(many(19), 20)).toEqual(['t18, one [info: full two]'])
    expect(plan(many(20), 20)).toEqual([])
  })

  test('need review above 20 tags', () => {
    expect(plan(many(18), 250)).toEqual(['t17, one, two'])
    expect(plan(many(19), 250)).toEqual(['t18, one, two [review: many 21]'])
  })

  test('of the store block the cell', () => {
    expect(plan(many(250), 250)).toEqual([])
    const take = { ...none, take: ['t0'] }
    const [change] = planned(slug, `Handle,Title,Tags\na,Tee,"${many(252)}"\n`, take).changes
    expect(change).toMatch(/\[conflict: too-many\]$/)
  })
})

describe('suggestions', () => {
  const text = `Handle,Title,Vendor,Tags
a,Acme hiking boots for women,Acme,
b,Hiking socks with 2 pairs,Acme,hiking
c,Acme mug,Acme,
d,Enamel mug,Acme,
e,Plain mug,Acme,
f,Ribbed scarf,Acme,
`

  test('are the words that tell some products from others, for review', () => {
    expect(planned(slug, text, { ...none, suggest: true }).changes).toEqual([
      '1 Tags:  → hiking [review: suggested hiking]',
    ])
  })

  test('leave out what the tags say in another form', () => {
    const others = ['Chair', 'Desk', 'Bowl', 'Vase', 'Rug', 'Mug', 'Bed', 'Sofa']
    const rows = [
      'a,Wooden lamp,Wood',
      'b,Wooden lamp,lamps',
      ...others.map((title, at) => `p${at},${title},`),
    ]
    const { changes } = planned(slug, ['Handle,Title,Tags', ...rows].join('\n'), {
      ...none,
      suggest: true,
    })
    expect(changes).toEqual([
      '1 Tags: Wood → Wood, Lamp [review: suggested Lamp]',
      '2 Tags: lamps → lamps, Wooden [review: suggested Wooden]',
    ])
  })

  test('do not replace what a list is sure of', () => {
    const titles = ['Silk scarf', 'Silk shawl', 'Mug', 'Lamp', 'Chair', 'Desk', 'Bowl', 'Vase']
    const lines = titles.map((title, at) => `p${at},${title},`)
    const { changes } = planned(slug, ['Handle,Title,Tags', ...lines].join('\n'), { suggest: true })
    expect(changes).toEqual(['1 Tags:  → Silk', '2 Tags:  → Silk'])
  })
})

test('without anything to do, or tags, there is a reason', () => {
  expect(planned(slug, 'Handle,Title,Tags\na,Tee,\n', none).plan.nothing).toBe('no-source')
  expect(planned(slug, 'Handle,Title,Tags\na,Tee,\n').plan.nothing).toBe('no-match')
  expect(planned(slug, 'Handle,Title,Tags\na,Silk tee,Silk\n').plan.nothing).toBe('same')
  expect(planned(slug, 'Handle,Title\na,Tee\n').plan.nothing).toBe('no-column')
})
