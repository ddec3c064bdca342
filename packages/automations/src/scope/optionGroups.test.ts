import { describe, expect, test } from 'vitest'
import { openExport } from '../automations/test/planned.ts'
import { groupAlike } from './groupAlike.ts'
import { optionGroups } from './optionGroups.ts'

/** Groups names, the most frequent first. */
function grouped(...names: string[]): string[][] {
  const found = names.map((value, at) => ({ value, count: names.length - at }))
  return groupAlike(found).map((group) => group.map(({ value }) => value))
}

describe('groupAlike groups', () => {
  test.each([
    [['Black', 'BLACK', 'black']],
    [['Rosé', 'rose']],
    [['Off-White', 'Off White', 'offwhite']],
    [['Colour', 'Color', 'Colours', 'Coluor']],
    [['Light Grey', 'Light Gray']],
    [['Small (S)', 'small s']],
    [['לבן', 'לבן\u200f']],
  ])('%j', (names) => {
    expect(grouped(...names)).toEqual([names])
  })
})

describe('groupAlike separates', () => {
  test.each([
    [['S', 'M', 'L', 'XL']],
    [['38', '39', '38.5', '385', '3 85']],
    [['1 Ounce', '2 Ounce', '0.5 Ounce', '.5 Ounce', '5 Ounce']],
    [['Brown', 'Crown']],
    [['Matte', 'Latte']],
    [['5"', "5'", '5', '5%']],
    [['Iris', 'Irıs']],
    [['אדום', 'לבן']],
    [['!', '?', '+']],
    [['Men', 'Women']],
  ])('%j', (names) => {
    expect(grouped(...names)).toEqual(names.map((name) => [name]))
  })
})

test('similarity is not transitive', () => {
  expect(grouped('Bottle', 'Battle', 'Battles')).toEqual([['Bottle', 'Battle'], ['Battles']])
})

test('option names and values are counted in products', () => {
  const products = openExport(`Handle,Option1 Name,Option1 Value,Option2 Name,Option2 Value
a,Colour,Red,Size,S
a,,Red ,,M
b, Color,red,,
c,Title,Default Title,,
d,Colour,Blue,,
`)
  const { names, values } = optionGroups(products)
  const listed = (groups: typeof names) =>
    groups.map((group) => group.map(({ value, count }) => `${value} ${count}`).join(', '))
  expect(listed(names)).toEqual(['Colour 2, Color 1', 'Size 1'])
  expect(listed(values)).toEqual(['Red 1, red 1', 'S 1', 'M 1', 'Blue 1'])
})
