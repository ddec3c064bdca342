import { expect, test } from 'vitest'
import { readShell } from '../server/html.ts'
import { writeStaticDocument, type Template } from './document.ts'

const bundled = `<!doctype html>
<html data-theme="dark" lang="en">
<head>
<!-- <title>Not this one</title> -->
<title>Bundled</title>
<META content='Of the product' name=description>
<meta name="theme-color" content="a > b">
<link rel=stylesheet href="/a.css">
<link rel="icon" href="/icon.svg">
<script data-a="</head>" type=module src="/a.js"></script>
</head><body>Nothing</body></html>`

const template: Template = {
  shell: readShell(bundled),
  css: '',
  entry: '/a.js',
  fonts: [],
}

test('a static document keeps the head of the bundled one', () => {
  const html = writeStaticDocument(template, {
    language: 'it',
    title: '$& & <Pagina>',
    head: [],
    body: '<p>$&</p>',
    styles: [],
    headScript: { code: '' },
  })
  expect(html).toContain('<html data-theme="dark" lang="it">')
  expect(html).toContain('<title>$&amp; &amp; &lt;Pagina></title>')
  expect(html).toContain('<meta content="Of the product" name="description">')
  expect(html).toContain('<meta name="theme-color" content="a > b">')
  expect(html).toContain('<link rel="icon" href="/icon.svg">')
  expect(html).toContain('<div lang="it"><p>$&</p></div>')
  expect(html).not.toMatch(/Bundled|Not this one|Nothing|a\.css|a\.js/)
})
