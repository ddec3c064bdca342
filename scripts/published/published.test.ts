import { expect, test } from 'vitest'
import { componentIndex } from './componentIndex.ts'
import { designTokens } from './designTokens.ts'

/** Timeout in ms; parsing every component takes seconds on a busy machine. */
const readingAll = 30_000

function asFile(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

test('tokens.json is up to date with the tokens', async () => {
  await expect(asFile(designTokens())).toMatchFileSnapshot('../../packages/ui/tokens.json')
})

test('components.json is up to date with the components', { timeout: readingAll }, async () => {
  await expect(asFile(componentIndex())).toMatchFileSnapshot('../../packages/ui/components.json')
})

test('a prop has its declared type, wherever it is declared', { timeout: readingAll }, () => {
  const index = componentIndex()
  const typeOf = (component: string, prop: string) =>
    index.find(({ name }) => name === component)?.props.find(({ name }) => name === prop)?.type
  expect(typeOf('ApiKeysSettingsPage', 'keys')).toBe('readonly ApiKey[]')
  expect(typeOf('PasswordField', 'label')).toBe('string')
  expect(typeOf('Disclosure', 'size')).toBe("'default' | 'sm'")
  expect(typeOf('SettingsPage', 'slug')).toContain("'account' | 'shopify-store'")
  expect(typeOf('Button', 'onClick')).toBeUndefined()
})

test(
  'every component and every prop that it declares has a description',
  { timeout: readingAll },
  () => {
    const silent = componentIndex().flatMap(({ name, description, props }) => {
      const silentProps = props
        .filter((prop) => prop.name !== 'children' && !prop.description && !prop.default)
        .map((prop) => `${name}.${prop.name}`)
      return (description ? [] : [name]).concat(silentProps)
    })
    expect(silent).toEqual([])
  },
)
