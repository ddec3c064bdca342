import type { ArgTypesEnhancer } from 'storybook/internal/types'
import index from 'virtual:component-index'

const byName = new Map(index.map((component) => [component.name, component]))

/** Returns the component name that Storybook’s docgen has attached. */
function nameOf(component: unknown): string | undefined {
  if (typeof component !== 'object' && typeof component !== 'function') return undefined
  const docgen: unknown = component && Reflect.get(component, '__docgenInfo')
  return (docgen as { displayName?: string } | undefined)?.displayName
}

/** Completes the table of props from the component index, which has all types and defaults. */
export const propsFromIndex: ArgTypesEnhancer = ({ argTypes, component }) => {
  const known = byName.get(nameOf(component) ?? '')?.props ?? []
  const filled = known.map((prop) => {
    const argType = argTypes[prop.name] ?? { name: prop.name }
    const table = {
      ...argType.table,
      type: { summary: prop.type },
      defaultValue: 'default' in prop ? { summary: prop.default } : undefined,
    }
    return [prop.name, Object.assign({ ...argType }, { description: prop.description, table })]
  })
  return { ...argTypes, ...Object.fromEntries(filled) }
}
