import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { handleOf } from './handle.ts'
import { descriptionHtml, safeHtml } from './safeHtml.ts'

test.each([
  ['<p>Soft <b>cotton</b></p>', '<p>Soft <b>cotton</b></p>'],
  ['<script>alert(1)</script>Tee', 'Tee'],
  ['<p style="x" class="y" onclick="z()">Tee</p>', '<p>Tee</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href=" JaVaScript:alert(1)">x</a>', '<a>x</a>'],
  [
    '<a href="https://example.com/?a=1&amp;b=2">x</a>',
    '<a href="https://example.com/?a=1&amp;b=2">x</a>',
  ],
  ['<img src="data:image/svg+xml,x" alt="a">', '<img alt="a">'],
  ['<svg><a href="https://example.com">x</a></svg>y', 'y'],
  ['<custom-tag><p>Tee</custom-tag>', '<p>Tee</p>'],
  ['<p>one<custom-tag><p>two', '<p>one</p><p>two</p>'],
  ['one</p>two</br>', 'onetwo<br>'],
  ['<p>open', '<p>open</p>'],
  ['<!-- note -->5 &lt; 6 &amp; 7', '5 &lt; 6 &amp; 7'],
  ['<iframe src="https://example.com"><p>x</p></iframe>', ''],
  ['<<script>b>', '&lt;'],
])('%j is safe as %j', (html, safe) => {
  expect(safeHtml(html)).toBe(safe)
})

test('what is safe stays as it is', () => {
  const part = fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<script>',
    '</script>',
    '<li>',
    '<ul>',
    '</ul>',
    '<br>',
    '<custom-tag>',
    '</custom-tag>',
    '<img src=x onerror=y>',
    '<a href="javascript:x">',
    '</a>',
    '<svg>',
    '</svg>',
    '&lt;',
    '&',
    '"',
    '<',
    '>',
    'text',
    ' ',
    '<table><td>',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const safe = safeHtml(parts.join(''))
      expect(safe).not.toMatch(/<script|<svg|onerror|javascript:/iu)
      expect(safeHtml(safe)).toBe(safe)
    }),
  )
})

test('a plain text gets paragraphs', () => {
  expect(descriptionHtml('5 < 6 & more\nline\n\nnext')).toBe(
    '<p>5 &lt; 6 &amp; more<br>line</p><p>next</p>',
  )
  expect(descriptionHtml(' ')).toBe('')
})

test.each([
  ['Größe & Übermut', 'grosse-ubermut'],
  ["L'été à Łódź", 'lete-a-lodz'],
  ['Щётка – Ψυχή', 'shchetka-psychi'],
  ['  --x__y  ', 'x-y'],
  ['杯子', ''],
  ['a'.repeat(300), 'a'.repeat(255)],
])('%j has the handle %j', (text, handle) => {
  expect(handleOf(text)).toBe(handle)
})

test('HTML that is nested without end is made safe in no long time, and closed', () => {
  const safe = safeHtml(`<p>Bright</p>${'<div>'.repeat(400_000)}<script>alert(1)</script>`)
  expect(safe.startsWith('<p>Bright</p><div>')).toBe(true)
  expect(safe.split('<div>')).toHaveLength(safe.split('</div>').length)
  expect(safe).not.toContain('script')
  expect(safeHtml(safe)).toBe(safe)
})
