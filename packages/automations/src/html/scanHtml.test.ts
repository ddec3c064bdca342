import * as fc from 'fast-check'
import { Tokenizer, TokenizerMode, type Token, type TokenHandler } from 'parse5'
import { expect, test } from 'vitest'
import { readReferences } from './references.ts'
import { scanHtml } from './scanHtml.ts'

const modes: Readonly<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  textarea: TokenizerMode.RCDATA,
  title: TokenizerMode.RCDATA,
}

/** Lists the tags with their places, and which characters are text, as parse5 finds them. */
function scanWithParse5(html: string) {
  const tags: unknown[] = []
  const isText = new Set<number>()
  const addTag = (kind: string, { tagName, location }: Token.TagToken) => {
    tags.push([kind, tagName, location?.startOffset, location?.endOffset])
  }
  const addText = ({ location }: Token.CharacterToken) => {
    for (let at = location?.startOffset ?? 0; at < (location?.endOffset ?? 0); at += 1)
      isText.add(at)
  }
  const handler: TokenHandler = {
    onStartTag(token) {
      addTag('open', token)
      tokenizer.state = modes[token.tagName] ?? TokenizerMode.DATA
    },
    onEndTag: (token) => addTag('close', token),
    onCharacter: addText,
    onWhitespaceCharacter: addText,
    onNullCharacter: addText,
    onComment: () => {},
    onDoctype: () => {},
    onEof: () => {},
  }
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, handler)
  tokenizer.write(html, true)
  return { tags, isText }
}

function scan(html: string) {
  const tags: unknown[] = []
  const isText = new Set<number>()
  for (const piece of scanHtml(html)) {
    if (piece.kind !== 'text') tags.push([piece.kind, piece.name, piece.start, piece.end])
    else for (let at = piece.start; at < piece.end; at += 1) isText.add(at)
  }
  return { tags, isText }
}

const piece = fc.constantFrom(
  ...`<p>|</p>|<P CLASS="a>b">|<a href='x>y' title=a>|<br/>|<img src=x alt="1 > 0">|<b|<|>`.split(
    '|',
  ),
  ...`<p =">|<p a = "b>c">|<p a=b"c>|<p a=b/>|<p/a>|</ x>|<3|a < b|&amp;|"|'|=| |\n|text|🔥`.split(
    '|',
  ),
  ...'<!-- a > b -->|<!-->|<!-- -- --!>|<!doctype html>|<?xml a?>|<style>p{}</style>|<title>'.split(
    '|',
  ),
  ...'<script>1 < 2 && "</p>"</script >|<textarea><b></textarea>'.split('|'),
)

test('any text is split into the tags and texts that a browser finds', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      // The end closes a tag or quote that is left open, where parse5 has no exact place.
      const html = `${pieces.join('')}">'><i>`
      expect(scan(html)).toEqual(scanWithParse5(html))
    }),
    { numRuns: 1500 },
  )
})

test.each([
  [
    'Caf&eacute; &amp; bar &#39;N&#xB0; 1&#39; &mdash; 5&nbsp;&euro;',
    "Café & bar 'N° 1' — 5\u00A0€",
  ],
  [
    '&unknown; &amp &#0; &#xD800; &#99999999; AT&T',
    '&unknown; &amp &#0; &#xD800; &#99999999; AT&T',
  ],
])('the references of %s are read', (text, read) => {
  expect(readReferences(text)).toBe(read)
})
