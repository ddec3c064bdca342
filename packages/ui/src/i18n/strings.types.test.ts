import { expect, expectTypeOf, test } from 'vitest'
import { defineStrings, translate, type Strings } from './index.js'

const partStrings = defineStrings('part', {
  name: 'Name',
  count: (count: number) => `${count} names`,
})
type Part = typeof partStrings

test('a catalog is the same whether created from the texts or their type', () => {
  const texts = { name: 'Nome', count: (count: number) => `${count} nomi` }
  expect(translate<Part>('part', texts)).toEqual(partStrings.translate(texts))
})

test('a catalog under another id does not compile', () => {
  expectTypeOf<Part>().toExtend<Strings<Part['en'], 'part'>>()
  // @ts-expect-error the component has another id
  translate<Part>('parts', { name: 'Nome', count: String })
})

test('a catalog with a missing or mistyped text does not compile', () => {
  // @ts-expect-error a text is missing
  translate<Part>('part', { name: 'Nome' })
  // @ts-expect-error the text takes a number
  translate<Part>('part', { name: 'Nome', count: 'nomi' })
  // @ts-expect-error there is no such text
  translate<Part>('part', { name: 'Nome', count: String, more: 'Altro' })
  expectTypeOf(translate<Part>)
    .parameter(1)
    .toHaveProperty('count')
    .toBeFunction()
})
