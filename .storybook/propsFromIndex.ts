import type { ArgTypesEnhancer } from 'storybook/internal/types'
import index from '../packages/ui/components.json' with { type: 'json' }

const byName = new Map(index.map((component) => [component.name, component]))

/** Reads the name that Storybook has noted on a component while it read its source. */
function nameOf(component: unknown): string | undefined {
  if (typeof component !== 'object' && typeof component !== 'function') return undefined
  const noted: unknown = component && Reflect.get(component, '__docgenInfo')
  return (noted as { displayName?: string } | undefined)?.displayName
}

/** Fills the table of props from the component index, which reads every type and default. */
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
