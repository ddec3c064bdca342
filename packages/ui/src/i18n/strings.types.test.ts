import { expect, expectTypeOf, test } from 'vitest'
import { defineStrings, translate, type Strings } from './index.js'

const partStrings = defineStrings('part', {
  name: 'Name',
  count: (count: number) => `${count} names`,
})
type Part = typeof partStrings

test('a catalog is the same whether it is made of the texts or of their type', () => {
  const texts = { name: 'Nome', count: (count: number) => `${count} nomi` }
  expect(translate<Part>('part', texts)).toEqual(partStrings.translate(texts))
})

test('a catalog under another id does not compile', () => {
  expectTypeOf<Part>().toExtend<Strings<Part['en'], 'part'>>()
  // @ts-expect-error the part has another id
  translate<Part>('parts', { name: 'Nome', count: String })
})

test('a catalog that misses a text, or has one of another shape, does not compile', () => {
  // @ts-expect-error a text is missing
  translate<Part>('part', { name: 'Nome' })
  // @ts-expect-error the text is made from a number
  translate<Part>('part', { name: 'Nome', count: 'nomi' })
  // @ts-expect-error there is no such text
  translate<Part>('part', { name: 'Nome', count: String, more: 'Altro' })
  expectTypeOf(translate<Part>)
    .parameter(1)
    .toHaveProperty('count')
    .toBeFunction()
})
