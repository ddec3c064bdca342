import { expect, test } from 'vitest'
import { htmlText } from './htmlText.ts'

test.each([
  ['<p>Soft &amp; light</p><p>Washed  once</p>', 'Soft & light\nWashed once'],
  ['One<br>two<br/>three', 'One\ntwo\nthree'],
  ['<ul>\n <li><b>Cotton</b>, 240&nbsp;g</li>\n <li>Boxy</li>\n</ul>', 'Cotton, 240\u00A0g\nBoxy'],
  [
    '<table><tr><th>EU</th><th>US</th></tr><tr><td>40</td><td>7</td></tr></table>',
    'EU | US\n40 | 7',
  ],
  ['<style>p{}</style><p>Tee</p><script>run()</script>', 'Tee'],
  ['<pre>a\n  b</pre>', 'a\n  b'],
  ['Tee &lt;new&gt; in <em>white', 'Tee <new> in white'],
  ['plain text', 'plain text'],
  ['<p></p>', ''],
])('%j reads %j', (html, text) => {
  expect(htmlText(html)).toBe(text)
})

test('reads all of a text, however deep it is nested', () => {
  const deep = `${'<div>'.repeat(5000)}text${'</div>'.repeat(5000)}`
  expect(htmlText(deep)).toBe('text')
})
