import { format } from 'oxfmt'
import {
  automationSlugs,
  fileAutomationSlugs,
} from '../../packages/automations/src/automations/slugs.ts'
import { formatOptions, inCapitals, type DerivedFile } from './automations.ts'

const folder = 'packages/automations/src/automations'

interface BySlug {
  /** The name of the module. */
  readonly path: string
  /** The module of an automation that has the part, and the name of the part in it. */
  readonly from: string
  readonly part: string
  readonly name: string
  readonly says: string
  /** Further imports. */
  readonly head: string
  /** What all parts have to be. */
  readonly type: string
  /** Those that have the part, and the name of their type. */
  readonly slugs: readonly string[]
  readonly slugType: string
}

const all = { slugs: automationSlugs, slugType: 'AutomationSlug' }
const ofFiles = { slugs: fileAutomationSlugs, slugType: 'FileAutomationSlug' }

const lists: readonly BySlug[] = [
  {
    path: 'fields',
    from: 'options',
    part: 'fields',
    name: 'automationFields',
    says: 'The options of each automation.',
    head: `import type { OptionField } from '../../options/fields.ts'`,
    type: 'Readonly<Record<AutomationSlug, readonly OptionField[]>>',
    ...all,
  },
  {
    path: 'strings',
    from: 'strings',
    part: 'strings',
    name: 'automationTexts',
    says: 'What each automation says in English.',
    head: `import type { AutomationTexts } from '../../options/texts.ts'`,
    type: 'Readonly<Record<AutomationSlug, AutomationTexts>>',
    ...all,
  },
  {
    path: 'it',
    from: 'it',
    part: 'it',
    name: 'automationTextsIt',
    says: 'What each automation says in Italian.',
    head: `import type { Translation } from '../../options/texts.ts'
import type { automationTexts } from './strings.ts'`,
    type: '{ readonly [Slug in AutomationSlug]: Translation<(typeof automationTexts)[Slug]> }',
    ...all,
  },
  {
    path: 'planners',
    from: 'plan',
    part: 'plan',
    name: 'planners',
    says: 'How each automation plans its changes.',
    head: `import type { Planner } from '../../plan/Planner.ts'
import type { automationFields } from './fields.ts'`,
    type: '{ readonly [Slug in FileAutomationSlug]: Planner<(typeof automationFields)[Slug]> }',
    ...ofFiles,
  },
]

function variableOf(slug: string): string {
  const name = inCapitals(slug)
  return name.charAt(0).toLowerCase() + name.slice(1)
}

function textOf({ from, part, name, says, head, type, slugs, slugType }: BySlug): string {
  const imports = slugs.map(
    (slug) => `import { ${part} as ${variableOf(slug)} } from '../${slug}/${from}.ts'`,
  )
  const entries = slugs.map((slug) => `'${slug}': ${variableOf(slug)},`)
  return `// Written by npm run tokens from the list of slugs.
${head}
import type { ${slugType} } from '../slugs.ts'
${imports.join('\n')}

/** ${says} */
export const ${name} = {
${entries.join('\n')}
} satisfies ${type}
`
}

/** Returns the lists of the automations that work on files, which are generated from their slugs. */
export async function derivedFromSlugs(): Promise<readonly DerivedFile[]> {
  return Promise.all(
    lists.map(async (list) => {
      const path = `${folder}/bySlug/${list.path}.ts`
      return { path, text: (await format(path, textOf(list), formatOptions)).code }
    }),
  )
}
