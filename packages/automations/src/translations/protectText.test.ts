import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasSameTags } from './html.ts'
import { protectText } from './protectText.ts'
import { restoreText } from './restoreText.ts'
import { Segmenter } from './segments.ts'

const never = ['Acme', 'Dry-Fit']
const segmenter = new Segmenter(never)

const words = [
  'Soft ',
  'cotton',
  '220 g',
  ' ',
  'Acme',
  'Dry-Fit',
  'XL',
  ' M ',
  '1',
  '\n',
  '$1',
  '$&',
]
const signs = [
  '{',
  '}',
  '{{',
  '}}',
  '<',
  '>',
  '&amp;',
  '{n, plural, one {',
  '} other {#',
  '["',
  '"]',
]
const placeholders = '{{ shop.name }},{% if %},{name},%s,{1},{{2}},https://a.example/b'.split(',')
const tags = '<p>,</p>,<br/>,<a href="/x" id="1">,</a>,<img src="a.png" alt="Mug" />,<!-- note -->'
const code = '<style>,<style media="print">,.a { color: red },</style>,<b id="3">'
const part = fc.constantFrom(...words.concat(signs, placeholders, tags.split(','), code.split(',')))
const source = fc.array(part, { maxLength: 14 }).map((parts) => parts.join(''))

test('protected texts round-trip', () => {
  fc.assert(
    fc.property(source, (text) => {
      const found = protectText(text, segmenter)
      expect(restoreText(found.text, found)).toBe(text)
    }),
    { numRuns: 2_000 },
  )
})

test('a service sees marks instead of protected parts', () => {
  const { text, isHtml, kept, ...found } = protectText(
    '<p class="lead">Acme mug in XL, 350 ml: {{ price }} at <a href="/x">https://a.example/b</a><br></p><style>p { top: 0 }</style>',
    segmenter,
  )
  expect(text).toBe(
    '<p id="1">{{2}} mug in {{3}}, 350 ml: {{4}} at <a id="5">{{6}}</a><br></p>{{7}}',
  )
  expect(isHtml).toBe(true)
  const answer = `<p id='1'>Tasse {{ 2 }} ({{3}}), 350 ml: {{4}} bei <A id=5>{{6}}</a><br></p>{{7}}`
  const restored = restoreText(answer, { kept }) ?? ''
  expect(hasSameTags(found.source, restored)).toBe(true)
  expect(segmenter.missing(found.source, restored)).toBeUndefined()
})

test.each([
  ['{n, plural, one {# item} other {# items}}', '{{1}}{{2}} item{{3}}{{4}} items{{5}}'],
  ['{"type":"text","value":"Soft \\"red\\" tee","id":"a1"}', '{{1}}Soft {{2}}red{{3}} tee{{4}}'],
  ['Hi %name%, caf&eacute;', 'Hi {{1}}, caf&eacute;'],
])('a service sees no code: %s', (text, seen) => {
  const found = protectText(text, segmenter)
  expect(found.text).toBe(seen)
  expect(restoreText(found.text, found)).toBe(text)
})

test('endlessly nested branches are code', () => {
  const text = '{n, plural, one {'.repeat(10_000)
  expect(segmenter.split(text)).toEqual([{ text, placeholder: 'code' }])
})

test('an unknown mark invalidates the answer', () => {
  const found = protectText('Mug for {{ name }} <a href="/x">here</a>', segmenter)
  expect(restoreText('Tasse {{9}}', found)).toBeUndefined()
  expect(restoreText('Tasse <b id="2">hier</b>', found)).toBeUndefined()
  expect(restoreText('Tasse', found)).toBe('Tasse')
})
