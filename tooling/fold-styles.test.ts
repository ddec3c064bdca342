import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { foldStyles, readConstants, type ConstantModules } from './fold-styles.ts'
import { openProject } from './project.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'fold-styles-')))
afterAll(() => rmSync(folder, { recursive: true }))

const mixins = {
  base: ['box-sizing: border-box;'],
  turning: [{ name: 'made at run time' }],
  quoted: ["content: '\\201C`${';"],
}
const tokens = { space: { 1: '0.25rem', none: 0 }, color: { text: 'var(--dw-text, #fff)' } }

const sources = {
  'tsconfig.json': '{ "compilerOptions": { "module": "esnext" }, "include": ["*.ts"] }',
  'scales.ts': 'export const space = {}\nexport const color = {}\n',
  'tokens.ts': `export { color, space } from './scales.js'\n`,
  'mixins.ts': 'export const base = 1, turning = 2, quoted = 3\n',
}

/** Folds the constants into one file in the folder of the tokens and mixins. */
function fold(code: string): string {
  for (const [name, text] of Object.entries({ ...sources, 'part.ts': code })) {
    writeFileSync(join(folder, name), text)
  }
  const modules: ConstantModules = {
    [join(folder, 'tokens.ts')]: tokens,
    [join(folder, 'mixins.ts')]: mixins,
  }
  using project = openProject(join(folder, 'tsconfig.json'))
  return foldStyles(project, join(folder, 'part.ts'), readConstants(project, modules))
}

const imports = `import { base, quoted, turning } from './mixins.js'
import { color, space } from './tokens.js'
`

test('constants are written into the template', () => {
  expect(
    fold(`${imports}
// “À propos”, so that offsets in bytes and in characters differ.
const part = styled.b\`\${base}\${turning} margin: \${space[1]} \${space['none']}; color: \${color.text}; \${own}\``),
  ).toBe(`${imports}
// “À propos”, so that offsets in bytes and in characters differ.
const part = styled.b\`box-sizing: border-box;\${turning} margin: 0.25rem 0; color: var(--dw-text, #fff); \${own}\``)
})

test('a local name that shadows a constant is left alone', () => {
  const code = `${imports}
function part(space: readonly string[]) {
  const color = { text: 'red' }
  return css\`margin: \${space[1]}; color: \${color.text}\`
}
{
  const base = 'margin: 0'
  css\`\${base}\`
}`
  expect(fold(code)).toBe(code)
})

test('a name from another module is left alone, even if it is that of a constant', () => {
  const code = `import { space } from './other/tokens/index.js'
const base = 'margin: 0'
const part = css\`\${base} margin: \${space[1]}\``
  expect(fold(code)).toBe(code)
})

test('a renamed import of a constant is folded, and a member of a namespace is left alone', () => {
  expect(
    fold(`import { space as gap } from './tokens.js'
import * as all from './tokens.js'
const part = css\`margin: \${gap[1]} \${all.space[1]}\``),
  ).toContain('`margin: 0.25rem ${all.space[1]}`')
})

test('unknown members, computed keys and calls are left alone', () => {
  const code = `${imports}
const part = css\`\${space[size]} \${space.toString} \${color.missing} \${base.join()}\``
  expect(fold(code)).toBe(code)
})

test('a mixin is written into a tagged template, not into an untagged one', () => {
  const code = `${imports}\nconst text = \`\${base}\``
  expect(fold(code)).toBe(code)
})

test('characters that would end a template are escaped', () => {
  expect(fold(`${imports}\nconst part = css\`\${quoted}\``)).toContain(
    "css`content: '\\\\201C\\`\\${';`",
  )
})

test('a template nested in another is folded once', () => {
  expect(fold(`${imports}\nconst part = css\`\${on(css\`\${base}\`)} \${space[1]}\``)).toContain(
    'css`${on(css`box-sizing: border-box;`)} 0.25rem`',
  )
})
