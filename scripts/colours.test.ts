import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'postcss'
import parseValue from 'postcss-value-parser'
import { expect, test } from 'vitest'
import { parseSync, Visitor } from 'vite'
import { styleTag } from '../packages/local-backend/src/pages/style.ts'
import { dark, light, themeVariablesCss, variableName } from '../packages/ui/src/tokens/index.js'
import { root } from './commands.ts'

/** Files with colours that are not tokens, with the reason. */
const ownColours: Readonly<Record<string, string>> = {
  'packages/ui/src/components/AuthForm/GoogleGlyph.tsx': 'the colours that Google prescribes',
  'packages/ui/src/components/Tee/Tee.styles.ts': 'a drawing in place of a photo',
  'packages/workbench/src/core/images/drawText.ts': 'the edge of a watermark on an image',
  'packages/ui/src/samples/settingsSamples.ts': 'the brand colours of a fictional store',
}

/** An icon, which cannot import the tokens. */
const icon = 'packages/app/public/favicon.svg'

const functions = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/
const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/
const names =
  /^(?:black|silver|gray|grey|white|maroon|red|purple|green|lime|olive|yellow|navy|blue|teal|orange)$/

/** Returns the literal colours in CSS, SVG or HTML; named colours count only in CSS. */
function coloursIn(text: string, isCss: boolean): string[] {
  const found: string[] = []
  parseValue(text).walk((node) => {
    const value = node.value.toLowerCase()
    if (node.type === 'string') found.push(...coloursIn(value, isCss))
    if (node.type === 'function' && functions.test(value)) found.push(parseValue.stringify(node))
    if (node.type === 'word') {
      // The end of a declaration or a rule is parsed as part of the word before it.
      const words = value.split(/[;{}]/)
      found.push(...words.filter((word) => hex.test(word) || (isCss && names.test(word))))
    }
  })
  return found
}

/** Returns the colours in the strings and templates of a module, but not in its comments. */
function coloursOfModule(file: string, source: string): string[] {
  const found: string[] = []
  const isCss = /style/i.test(file)
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') found.push(...coloursIn(value, isCss))
    },
    TemplateElement: ({ value }) => {
      found.push(...coloursIn(value.cooked ?? value.raw, isCss))
    },
  }).visit(parseSync(file, source).program)
  return found
}

function coloursOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  if (/\.tsx?$/.test(file)) return coloursOfModule(file, text)
  return coloursIn(text, file.endsWith('.css'))
}

const files = globSync(
  [
    'packages/ui/{src,docs}/**/*.{ts,tsx}',
    'packages/auth/{src,docs}/**/*.{ts,tsx}',
    'packages/app/{src,build,prerender,server,public}/**/*.{ts,tsx,css,svg}',
    'packages/workbench/src/**/*.{ts,tsx}',
    '.storybook/*.{ts,tsx}',
  ],
  { cwd: root },
).filter((file) => !/\.test\.tsx?$|\/testing\/|^packages\/ui\/src\/tokens\//.test(file))

test('the library and the app use no colours but those of the tokens', () => {
  expect(files.length).toBeGreaterThan(500)
  const raw = files
    .filter((file) => file !== icon)
    .flatMap((file) => coloursOf(file).map((colour) => [file, colour] as const))
  const strange = raw.filter(([file]) => !(file in ownColours))
  expect(strange).toEqual([])
  expect(new Set(raw.map(([file]) => file))).toEqual(new Set(Object.keys(ownColours)))
})

test('the icon has only colours of the dark theme', () => {
  for (const colour of coloursOf(icon)) expect(Object.values(dark)).toContain(colour)
})

test('the document has the background colours of the two themes', () => {
  const document = readFileSync(join(root, 'packages/app/index.html'), 'utf8')
  expect(coloursIn(document, false)).toEqual([dark.bg, light.bg])
})

/** Returns the variables that a style sheet sets, by theme; the dark theme is first. */
function variablesIn(css: string): readonly Map<string, string>[] {
  const themes: Map<string, string>[] = []
  parse(css).walkRules(({ nodes }) => {
    const own = new Map<string, string>()
    for (const node of nodes) {
      if (node.type === 'decl' && node.variable) own.set(node.prop, node.value)
    }
    if (own.size > 0) themes.push(own)
  })
  return themes
}

/** Returns the library's variable for a variable of the local backend, such as `--bg`. */
function roleVariable(name: string): string {
  return variableName('bg').replace('bg', name.slice('--'.length))
}

test('the pages of the local backend have the colours of the tokens with the same names', () => {
  const css = styleTag.slice('<style>'.length, -'</style>'.length)
  const [darkOnes = new Map(), lightOnes = new Map()] = variablesIn(css)
  const [tokens = new Map(), lightTokens = new Map()] = variablesIn(themeVariablesCss)
  expect(darkOnes.size).toBeGreaterThan(10)
  for (const [name, value] of darkOnes) {
    expect([name, value]).toEqual([name, tokens.get(roleVariable(name))])
    const inLight = lightOnes.get(name) ?? value
    expect([name, inLight]).toEqual([name, lightTokens.get(roleVariable(name))])
  }
  const colours = coloursIn(css, true)
  expect(colours.length).toBe(darkOnes.size + lightOnes.size)
})
