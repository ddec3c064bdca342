import type { ArgTypesEnhancer } from 'storybook/internal/types'
import index from '../packages/ui/components.json' with { type: 'json' }

type Documented = { readonly __docgenInfo?: { readonly displayName?: string } }

const byName = new Map(index.map((component) => [component.name, component]))

/** Fills the table of props from the component index, which reads every type and default. */
export const propsFromIndex: ArgTypesEnhancer = ({ argTypes, component }) => {
  const name = (component as Documented | undefined)?.__docgenInfo?.displayName
  const known = byName.get(name ?? '')?.props ?? []
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
