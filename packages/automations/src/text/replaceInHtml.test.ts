import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { replaceInHtml } from './replaceInHtml.ts'
import { safeHtml } from './safeHtml.ts'

/** Finds a word, wherever it is. */
const finding =
  (word: string, text = 'NEW') =>
  (paragraph: string) =>
    Array.from(paragraph.matchAll(new RegExp(word, 'gu')), ({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
      text,
    }))

test.each([
  ['<p class="old">old</p>', '<p class="old">NEW</p>'],
  ['<old>old</old>', '<old>NEW</old>'],
  ['<!-- old --><style>old</style>old', '<!-- old --><style>old</style>NEW'],
  ['<script>old</script><p>x', '<script>old</script><p>x'],
  ['<pre>old</pre><code>old</code>', '<pre>NEW</pre><code>NEW</code>'],
  ['o&#108;d &amp; &nbsp;old', 'NEW &amp; &nbsp;NEW'],
  ['&lt;old> &bogus; 5 < 6', '&lt;NEW> &bogus; 5 < 6'],
  ['<b>old</b>er', '<b>NEW</b>er'],
])('in %s', (html, expected) => {
  expect(replaceInHtml(html, finding('old')).html).toBe(expected)
})

test('a new text is no HTML', () => {
  expect(replaceInHtml('<p>old</p>', finding('old', '<b> & "c"')).html).toBe(
    '<p>&lt;b&gt; &amp; "c"</p>',
  )
})

test('a text with tags in it stays, and is counted', () => {
  expect(replaceInHtml('<p>so<b>ft</b> soft</p>', finding('soft'))).toEqual({
    html: '<p>so<b>ft</b> NEW</p>',
    found: 1,
    split: 1,
  })
})

test('a text does not go from one paragraph to the next', () => {
  const html = '<li>soft</li><li>cotton</li>'
  expect(replaceInHtml(html, finding('softcotton'))).toEqual({ html, found: 0, split: 0 })
})

test.each([
  ['<ul><li>old</li><li>x</li></ul>', '<ul><li>x</li></ul>'],
  ['<p>a <b><i>old</i></b> b</p>', '<p>a  b</p>'],
  ['<p>old<img src="1.jpg"></p>', '<p><img src="1.jpg"></p>'],
  ['<td>old</td>', '<td></td>'],
  ['<p></p><p>old', '<p></p><p>'],
  ['<p>a old b</p>', '<p>a b</p>'],
  ['<p>a old, b old</p>', '<p>a, b</p>'],
])('what is removed from %s', (html, expected) => {
  expect(replaceInHtml(html, finding('old', '')).html).toBe(expected)
})

test('a text with an entity for each letter takes no long time', () => {
  const html = '&#111;'.repeat(60_000)
  expect(replaceInHtml(html, finding('o', 'a'))).toMatchObject({ found: 60_000 })
})

test('what is not found stays to the letter, and tags stay whole', () => {
  const part = fc.constantFrom(
    '<p class="old">',
    '</p>',
    '<b>',
    '</b>',
    '<li>',
    '<br>',
    '<script>old</script>',
    '<!-- old -->',
    '&amp;',
    '&lt;',
    '&',
    '<',
    'old',
    'x',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const html = parts.join('')
      expect(replaceInHtml(html, () => []).html).toBe(html)
      expect(replaceInHtml(html, finding('none')).html).toBe(html)
      const { html: replaced } = replaceInHtml(html, finding('old', '<i>'))
      expect(replaced.split('<i>')).toHaveLength(1)
      expect(safeHtml(replaced).replaceAll('&lt;i&gt;', 'old')).toBe(safeHtml(html))
    }),
  )
})
