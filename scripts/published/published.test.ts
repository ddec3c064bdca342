import { expect, test } from 'vitest'
import { componentIndex } from './componentIndex.ts'
import { designTokens } from './designTokens.ts'

/** Parsing every component takes seconds on a busy machine, in ms. */
const readingAll = 30_000

function asFile(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

test('tokens.json holds what the tokens say', async () => {
  await expect(asFile(designTokens())).toMatchFileSnapshot('../../packages/ui/tokens.json')
})

test('components.json holds what the components say', { timeout: readingAll }, async () => {
  await expect(asFile(componentIndex())).toMatchFileSnapshot('../../packages/ui/components.json')
})

test(
  'a prop has the type it is declared with, wherever that stands',
  { timeout: readingAll },
  () => {
    const index = componentIndex()
    const typeOf = (component: string, prop: string) =>
      index.find(({ name }) => name === component)?.props.find(({ name }) => name === prop)?.type
    expect(typeOf('ApiKeysSettingsPage', 'keys')).toBe('readonly ApiKey[]')
    expect(typeOf('PasswordField', 'label')).toBe('string')
    expect(typeOf('Disclosure', 'size')).toBe("'default' | 'sm'")
    expect(typeOf('SettingsPage', 'slug')).toContain("'account' | 'shopify-store'")
    expect(typeOf('Button', 'onClick')).toBeUndefined()
  },
)

test(
  'every component and every prop of its own says what it is for',
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
