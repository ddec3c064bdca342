import { describe, expect, test } from 'vitest'
import { tidyText } from './tidyText.ts'

describe('title case', () => {
  test.each([
    ['black', 'Black'],
    ['OFF-WHITE', 'Off-White'],
    ['OCEAN BLUE', 'Ocean Blue'],
    ['XXL', 'XXL'],
    ['XS/S', 'XS/S'],
    ['2XL', '2XL'],
    ['EU 39', 'EU 39'],
    ['USB cable', 'USB Cable'],
    ['iPhone case', 'iPhone Case'],
    ['black and white', 'Black and White'],
    ['bianco e nero', 'Bianco e Nero'],
    ['100 ml', '100 ml'],
    ['100 ML', '100 ML'],
    ['ROSÉ', 'Rosé'],
    ['men’s', 'Men’s'],
    ['größe', 'Größe'],
    ['KIRMIZI İNCE', 'Kırmızı İnce'],
    ['istanbul', 'Istanbul'],
    ['ığdır', 'Iğdır'],
    ['ΣΚΟΎΡΟΣ', 'Σκούρος'],
    ['ΣΚΟΥΡΟ', 'ΣΚΟΥΡΟ'],
    ['KIRMIZI', 'Kırmızı'],
    ['SİYAH IŞIK', 'Siyah Işık'],
    ['IJSBLAUW', 'IJsblauw'],
    ['GROß', 'Groß'],
    ['OLIO D’OLIVA', 'Olio d’Oliva'],
    ['CLASSIC', 'Classic'],
    ['לבן ושחור', 'לבן ושחור'],
    ['أسود', 'أسود'],
    ['ßig', 'ßig'],
    ['', ''],
  ])('turns ‘%s’ into ‘%s’', (before, after) => {
    expect(tidyText(before, ['title'])).toBe(after)
    expect(tidyText(after, ['title'])).toBe(after)
  })
})

test('a value whose language is not clear stays in a Turkish file', () => {
  expect(tidyText('SATIN', ['title'], { isTurkish: true })).toBe('SATIN')
  expect(tidyText('SATIN', ['title'], { isTurkish: false })).toBe('Satin')
  expect(tidyText('MAVI', ['title'], { isTurkish: true })).toBe('Mavi')
})

test.each([
  ['100ml', '100 ml'],
  ['100ml/3.4oz', '100 ml/3.4 oz'],
  ['10x20cm', '10x20 cm'],
  ['128GB', '128 GB'],
  ['250g', '250 g'],
  ['3L', '3L'],
  ['12M', '12M'],
  ['2XL', '2XL'],
  ['100 ml', '100 ml'],
  ['5mlx', '5mlx'],
  ['5 Colours', '5 Colours'],
])('units in ‘%s’ are spaced as in ‘%s’', (before, after) => {
  expect(tidyText(before, ['units'])).toBe(after)
})

test('extra spaces go, and what is not chosen stays', () => {
  expect(tidyText('  ocean \u00a0 blue 100ml ', ['spaces'])).toBe('ocean blue 100ml')
  expect(tidyText('  ocean 100ml', [])).toBe('  ocean 100ml')
})
