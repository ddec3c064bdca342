import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanText, keepsCapitals, type TextKind } from './cleanText.ts'
import { newFacts } from './facts.ts'
import { readHtml, rewriteHtml } from './html.ts'
import { fields, type CleanRule } from './options.ts'
import { orderTitle } from './orderTitle.ts'
import { shorten, summarize } from './shorten.ts'

const all: readonly CleanRule[] = fields[3].choices

function clean(
  text: string,
  rules: readonly CleanRule[] = all,
  kind: TextKind = 'name',
  locked: readonly string[] = [],
): string {
  return cleanText(text, { rules: new Set(rules), locked, kind })
}

describe('the rules for names', () => {
  test.each<[CleanRule, string, string]>([
    ['emoji', '🔥 Linen shirt 👨‍👩‍👧 🇮🇹', 'Linen shirt'],
    ['emoji', 'Lego® set™ ✨ 5️⃣ pieces', 'Lego® set™ 5️⃣ pieces'],
    ['emoji', '2🔥4 cm', '2 4 cm'],
    ['exclamation', 'Wow!!! Great mug!', 'Wow Great mug!'],
    ['exclamation', 'Tasse！！', 'Tasse'],
    ['years', 'New 2024 summer dress', 'New summer dress'],
    [
      'years',
      'Lamp 2024 W, 2024mm, €2024, 12.2024, 2023/2024',
      'Lamp 2024 W, 2024mm, €2024, 12.2024, 2023/2024',
    ],
    ['years', 'Soap since 2015', 'Soap since 2015'],
    ['sales', 'HOT SALE Linen shirt - Free Shipping', 'Linen shirt'],
    ['sales', 'Sale marino grosso, spedizione gratuita', 'Sale marino grosso'],
    ['sales', 'Bestseller: Wollschal (versandkostenfrei)', 'Wollschal'],
    ['repeated', 'Dress summer dress linen dress', 'Dress summer linen'],
    ['repeated', 'Set of 2 mugs, 2 plates', 'Set of 2 mugs, 2 plates'],
    ['caps', 'LINEN SHIRT WITH USB PORT', 'Linen Shirt with USB Port'],
    ['caps', 'Asus ROG laptop', 'Asus ROG laptop'],
    ['caps', 'STRASSENSCHUHE FÜR KINDER', 'Strassenschuhe für Kinder'],
    ['caps', 'IPHONE 12 HÜLLE XL', 'iPhone 12 Hülle XL'],
  ])('%s: %s', (rule, text, cleaned) => {
    expect(clean(text, [rule])).toBe(cleaned)
  })

  test.each([
    ['KIŞLIK KADIN ÇANTASI IŞIK', 'Kışlık Kadın Çantası Işık'],
    ['KADIN SIYAH CANTA', 'Kadın Siyah Canta'],
    ['KIRMIZI KADIN ELBİSE', 'Kırmızı Kadın Elbise'],
    ['NIKE ERKEK SPOR AYAKKABISI ŞIK', 'Nike Erkek Spor Ayakkabısı Şık'],
    ['ŞIK SLIM FIT GÖMLEK', 'Şık Slim Fit Gömlek'],
    ['QADIN ÇANTASI GÖZƏL', 'Qadın Çantası Gözəl'],
    ['GEANTĂ PIELE ŞI PÂNZĂ', 'Geantă Piele Şi Pânză'],
    ['GROẞE TASCHE AUS LEDER', 'Große Tasche aus Leder'],
    ['GROßE TASCHE FÜR KINDER', 'Große Tasche für Kinder'],
    ['IJSLEPEL ROESTVRIJ STAAL', 'IJslepel Roestvrij Staal'],
    ['ŠILTA ŽIEMINĖ KEPURĖ', 'Šilta Žieminė Kepurė'],
    ['CIEPŁA CZAPKA DLA DZIECI', 'Ciepła Czapka dla Dzieci'],
    ['VITAMIN E OIL AND SOAP', 'Vitamin E Oil and Soap'],
    ['ΓΥΝΑΙΚΕΊΟΣ ΣΆΚΟΣ', 'Γυναικείος Σάκος'],
    ['HUILE D’OLIVE VIERGE À FROID', 'Huile d’Olive Vierge à Froid'],
    ["L'ARTE DELL'ACQUA", "L'Arte dell'Acqua"],
    ["O'NEILL MCQUEEN MEN'S JACKET", "O'Neill McQueen Men's Jacket"],
    ['USB LAMP XIV EDITION III', 'USB Lamp XIV Edition III'],
    ['СУМКА ДЛЯ НОУТБУКА', 'Сумка для Ноутбука'],
  ])('caps follow the language: %s', (text, cleaned) => {
    expect(clean(text, ['caps'])).toBe(cleaned)
  })

  test.each([
    ['a language that is not clear', 'KADIN SATIN GECELIK'],
    ['a cedilla that other languages have', 'ŞOSETE PISICI'],
    ['Greek without its accents', 'ΓΥΝΑΙΚΕΙΑ ΤΣΑΝΤΑ'],
  ])('caps stay for %s', (_, text) => {
    const settings = { rules: new Set(all), locked: [], kind: 'name' as const }
    expect(cleanText(text, settings)).toBe(text)
    expect(keepsCapitals(text, settings)).toBe(true)
  })

  test('caps are those of the file where the text is not clear', () => {
    const rules: ReadonlySet<CleanRule> = new Set(['caps'])
    const lower = (text: string, isTurkish: boolean) =>
      cleanText(text, { rules, locked: [], kind: 'name', file: { isTurkish } })
    expect(lower('ŞAL SATIN', true)).toBe('Şal Satın')
    expect(lower('CLASSIC SATIN SHIRT', false)).toBe('Classic Satin Shirt')
    expect(lower('CLASSIC SATIN SHIRT', true)).toBe('CLASSIC SATIN SHIRT')
  })

  test.each([
    'Barbera 2019/2020',
    'Fussmatten Golf VII 2013 - 2019',
    'Class of 2024 mug',
    'Set from 2015 to 2021',
    '1984, a novel',
    'Filter 2018+ 16V',
  ])('years that say what it is stay: %s', (text) => {
    expect(clean(text, ['years'])).toBe(text)
  })

  test.each([
    ['Hot Sale 2024', 'Hot Sale'],
    ['2024 Neu Damen Kleid', 'Neu Damen Kleid'],
    ['Borsa nuova collezione 2025', 'Borsa nuova collezione'],
    ['Robe été 2024 2025', 'Robe été'],
  ])('years beside a novelty go: %s', (text, cleaned) => {
    expect(clean(text, ['years'])).toBe(cleaned)
  })

  test.each([
    ['Case Case for iPhone', 'Case for iPhone'],
    ['Case, cases | CASE', 'Case'],
    ['Red Bag Red Bag', 'Red Bag'],
    ['Tasche Taschen aus Leder', 'Tasche aus Leder'],
    ['Cotton Shirt - cotton shirt', 'Cotton Shirt'],
    [
      'iPhone 15 Pro Case Case for iPhone 15 Pro Cover Case',
      'iPhone 15 Pro Case for iPhone 15 Pro Cover',
    ],
    ['Black Shirt with Black Buttons', 'Black Shirt with Black Buttons'],
    ['2 Pack Towels 2 Pack', '2 Pack Towels 2 Pack'],
    ['Yo Yo, Pom Pom and Bora Bora', 'Yo Yo, Pom Pom and Bora Bora'],
    ['Black/Black shoe', 'Black/Black shoe'],
    ['10 x 10 x 10', '10 x 10 x 10'],
    ['Scarpe da donna, scarpe da ginnastica', 'Scarpe da donna, scarpe da ginnastica'],
  ])('repeated words go, and what is meant stays: %s', (text, cleaned) => {
    expect(clean(text, ['repeated'])).toBe(cleaned)
  })

  test('leave other text as it is, as in scripts without capitals', () => {
    for (const text of ['Tee  with two spaces ', 'Кружка 350 мл', '陶瓷杯 350ml', 'قميص كتان']) {
      expect(clean(text)).toBe(text)
    }
  })

  test('leave locked words', () => {
    const locked = ['ACME', 'hot sale', 'Pour Pour', '2024']
    const text = 'ACME HOT SALE POUR POUR MUG 2024'
    expect(clean(text, all, 'name', locked)).toBe('ACME HOT SALE POUR POUR Mug 2024')
  })
})

test.each([
  ['A classic of 2019 from Milan.', 'A classic of 2019 from Milan.'],
  ['The new 2024 collection.', 'The new collection.'],
  ['Nous nous engageons, vous vous reposez.', 'Nous nous engageons, vous vous reposez.'],
  ['Diese TOLLE TASCHE ist schön.', 'Diese TOLLE TASCHE ist schön.'],
  ['SAC EN CUIR D’ITALIE À LA MODE', 'Sac en cuir d’Italie à la mode'],
  ['This bag is MADE IN ITALY for you.', 'This bag is made in Italy for you.'],
])('running text keeps its sense: %s', (text, cleaned) => {
  expect(clean(text, all, 'prose')).toBe(cleaned)
})

test('a phrase goes from running text only where it stands by itself', () => {
  const text = 'Hot sale!!! A must have for every kitchen. Free shipping. Washes well.'
  expect(clean(text, all, 'prose')).toBe('A must have for every kitchen. Washes well.')
})

function rewrite(text: string): string {
  return clean(text, all, 'prose')
}

describe('HTML', () => {
  test('keeps tags, attributes, comments, scripts and references to the letter', () => {
    const html = `<P class='🔥' data-x="HOT SALE!!!">Soft &amp; warm wool wool&nbsp;&nbsp;scarf 🔥<br/>
<!-- 🔥🔥 --><script>alert('🔥🔥')</script><style>p::before{content:'!!!'}</style><img src=x alt="2024 🔥">
<td>a < b<ul><li>5 cm<li>6 cm</ul>`
    expect(rewriteHtml(html, rewrite)).toBe(
      html.replace('wool wool', 'wool').replace('scarf 🔥', 'scarf'),
    )
  })

  test('loses elements that have no text left', () => {
    const html = '<p>Mug</p><p><strong>🔥 HOT SALE!!!</strong></p><p>🔥<img src="a.jpg"></p>'
    expect(rewriteHtml(html, rewrite)).toBe('<p>Mug</p><p><img src="a.jpg"></p>')
  })

  test('is never made by rewriting', () => {
    const html = '&lt;script&gt;alert(1)&lt;/script&gt; <b>HOT SALE!!!</b>'
    expect(rewriteHtml(html, rewrite)).toBe('&lt;script&gt;alert(1)&lt;/script&gt; ')
  })

  test('is read as sentences', () => {
    const html =
      '<h2>Linen</h2><ul><li>350&nbsp;ml</li><li>Safe &amp; strong!</li></ul><style>p{}</style>'
    expect(readHtml(html)).toBe('Linen. 350 ml. Safe & strong!')
  })
})

describe('a text that is too long', () => {
  test.each([
    ['Linen shirt with long sleeves', 20, 'Linen shirt'],
    ['Soap, olive oil and lavender', 22, 'Soap, olive oil'],
    ['Bottle 500 ml', 12, 'Bottle'],
    ['Mug by Nord Wind', 12, 'Mug'],
    ['Donaudampfschiff', 10, undefined],
  ])('%s is cut between words', (text, max, cut) => {
    expect(shorten(text, max, ['Nord Wind'])).toBe(cut)
  })

  test('keeps as many sentences as fit', () => {
    const text = 'A linen shirt for warm days. It washes well. It dries fast.'
    expect(summarize(text, 50, [])).toBe('A linen shirt for warm days. It washes well.')
    expect(summarize(text, 20, [])).toBe('A linen shirt…')
  })
})

test.each([
  ['brand-name', 'Linen shirt by Acme', 'Acme Linen shirt by'],
  ['brand-type-attribute-name', 'Linen Shirt', 'Acme Shirts White Linen'],
  ['name-attribute-brand', 'ACME linen, white', 'linen White Acme'],
  ['brand-name', 'Acme', 'Acme'],

  ['as-is', 'Linen shirt', 'Linen shirt'],
] as const)('the order %s makes of “%s” “%s”', (order, title, ordered) => {
  const parts = { brand: 'Acme', type: 'Shirts', attribute: 'White' }
  const names = fields[4].formerly[order]
  expect(orderTitle(title, parts, names)).toBe(ordered)
  expect(orderTitle(ordered, parts, names)).toBe(ordered)
})

test('a type is not followed by the word that it ends with', () => {
  const parts = { brand: '', type: 'Phone Case', attribute: '' }
  expect(orderTitle('Case for iPhone', parts, ['type', 'name'])).toBe('Phone Case for iPhone')
})

const word = fc.constantFrom(
  ...'Linen|SHIRT|linen|Größe|XL|hot sale|spedizione gratuita|2024|5|1.5|12|kg|cm|ml'.split('|'),
  ...'10 x 20|5cm|%|½|٣|5️⃣|🔥|!!!|()|-|,'.split('|'),
)
const texts = fc
  .array(fc.tuple(word, fc.constantFrom(' ', '', '  ', '\u00A0')), { maxLength: 14 })
  .map((parts) => parts.flat().join(''))
const somethingLocked = fc.array(fc.constantFrom('Linen', '5', 'hot sale', 'kg'), { maxLength: 2 })

function numbers(text: string): readonly string[] {
  return text.normalize('NFKC').match(/\p{N}+/gu) ?? []
}

describe('for any text', () => {
  test('no rule makes a number', () => {
    fc.assert(
      fc.property(
        texts,
        somethingLocked,
        fc.constantFrom<TextKind>('name', 'prose'),
        (text, locked, kind) => {
          const known = new Set(numbers(text))
          expect(numbers(clean(text, all, kind, locked)).filter((one) => !known.has(one))).toEqual(
            [],
          )
        },
      ),
      { numRuns: 500 },
    )
  })

  test('a second time changes nothing', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = clean(text)
        expect(clean(once)).toBe(once)
      }),
      { numRuns: 300 },
    )
  })

  test('a cut text is a start of allowed length', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 5, max: 40 }), (text, max) => {
        const cut = shorten(text, max, [])
        if (cut === undefined) return
        expect(cut.length).toBeLessThanOrEqual(max)
        expect(text.startsWith(cut)).toBe(true)
        expect(newFacts(cut, [text])).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

test.each([
  ['5 kg', '5 g', ['5kg']],
  ['350 ML', 'Mug 350ml', []],
  ['1,5 l', '1.5 l', ['1,5', '1,5l']],
  ['12 months', '12 cm', []],
])('the facts of “%s” that “%s” lacks are %j', (text, source, missing) => {
  expect(newFacts(text, [source])).toEqual(missing)
})
