import { expect, test } from 'vitest'
import { componentIndex } from './componentIndex.ts'

/** Timeout in ms; parsing every component takes seconds on a busy machine. */
const readingAll = 120_000

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
