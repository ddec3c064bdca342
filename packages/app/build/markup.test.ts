import { describe, expect, test } from 'vitest'
import { classesOf, readMarkup, splitBehind, textOfStyles } from './markup.ts'

describe('a rendered page', () => {
  test('is split into its parts', () => {
    const page = readMarkup(
      '<meta name="robots" content="noindex"/><link rel="x" href="/y"/><div><p style="--_n:1">a</p><!-- --><p style="--_n:1" class="b">c</p><i style="color:red">&amp;</i></div>',
    )
    expect(page.head).toBe('<meta name="robots" content="noindex"><link rel="x" href="/y">')
    expect(page.body).toBe(
      '<div><p data-css="0">a</p><!-- --><p class="b" data-css="0">c</p><i data-css="1">&amp;</i></div>',
    )
    expect(page.css).toBe("[data-css='0'][data-css]{--_n:1}[data-css='1'][data-css]{color:red}")
  })

  test('keeps a style attribute in escaped text', () => {
    expect(readMarkup('<p>&lt;b style="x"&gt;</p>').body).toBe('<p>&lt;b style="x"&gt;</p>')
  })

  test('keeps the case of SVG attributes', () => {
    const svg = '<svg viewBox="0 0 1 1"><lineargradient></lineargradient><path d="M0"></path></svg>'
    expect(readMarkup(svg).body).toContain('viewBox="0 0 1 1"')
  })
})

describe('the first screen', () => {
  const body = '<main><section id="hero"><p>a</p></section><section><p>b</p></section></main>'

  test('ends after an element, with its ancestors still open', () => {
    expect(splitBehind(body, 'hero')).toEqual({
      start: '<main><section id="hero"><p>a</p></section>',
      rest: '<section><p>b</p></section></main>',
    })
  })

  test('fails the build when its last element is missing', () => {
    expect(() => splitBehind(body, 'nothing')).toThrow('#nothing')
  })
})

test('classes are listed once, also from markup with unclosed elements', () => {
  expect([...classesOf('<main class="a b"><p class="b c">', '<i>')]).toEqual(['a', 'b', 'c'])
})

test('the texts of style elements are concatenated', () => {
  expect(textOfStyles('<style data-styled="">a>b{}</style><style>c{}</style>')).toBe('a>b{}c{}')
})
