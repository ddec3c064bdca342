import { expect, test } from 'vitest'
import type { Catalog } from '../../i18n/index.js'
import { catalogs } from '../catalogs.js'
import { pseudo, pseudoCatalog, pseudoText } from './index.js'

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

function keysOf(catalog: Catalog): readonly string[] {
  return Object.entries(catalog).flatMap(([id, texts]) =>
    Object.keys(texts).map((key) => `${id}.${key}`),
  )
}

test('letters get accents, and the text gets brackets', () => {
  expect(pseudoText('Log in')).toBe('[Ļöööĝ îîñ]')
})

test.each(['Settings', 'Choose a new password', 'Mass Compare-at-Price', 'pcs'])(
  '%s grows by two fifths, word by word',
  (text) => {
    expect(letters(pseudoText(text))).toBe(
      text
        .split(' ')
        .map((word) => Math.ceil(letters(word) * 1.4))
        .reduce((sum, each) => sum + each, 0),
    )
  },
)

test.each([
  ['the brand', 'Dropwatt'],
  ['a name next to anything', 'Shopify,'],
  ['a number', '€24.99'],
  ['an amount of bytes', '10MB'],
  ['an email address', 'you@example.com'],
  ['an address', 'https://dropwatt.com'],
])('%s stays: %s', (_what, word) => {
  expect(pseudoText(`See ${word}`)).toContain(` ${word}]`)
})

test('non-text is unchanged', () => {
  expect(pseudoText('· 12 %')).toBe('· 12 %')
})

test('a function keeps its arguments', () => {
  const { signedInAs } = pseudo({ signedInAs: (name: string) => `Signed in as ${name}` })
  expect(signedInAs('Ada Lovelace')).toBe(
    `${pseudoText('Signed in as').slice(0, -1)} Ada Lovelace]`,
  )
})

test('groups of texts are kept', () => {
  expect(pseudo({ titles: { home: 'Home' } })).toEqual({ titles: { home: pseudoText('Home') } })
})

test('the catalog of the library has every part and text', () => {
  expect(keysOf(pseudoCatalog).toSorted()).toEqual(keysOf(catalogs.it).toSorted())
})
