import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { longestName } from '../../options/limits.ts'
import { scopeField } from '../../options/scopeField.ts'

export const fields = [
  {
    kind: 'map',
    key: 'names',
    found: 'option-names',
    maxLength: longestName,
    isDifferent: true,
    default: {},
  },
  { kind: 'map', key: 'values', found: 'option-values', maxLength: longestName, default: {} },
  { kind: 'checkboxes', key: 'tidy', choices: ['spaces', 'title', 'units'], default: ['spaces'] },
  {
    kind: 'text',
    key: 'pattern',
    maxLength: longestName,
    keepsSpaces: true,
    patternIf: 'regex',
    default: '',
  },
  { kind: 'text', key: 'with', maxLength: longestName, keepsSpaces: true, default: '' },
  { kind: 'toggle', key: 'regex', default: false },
  { kind: 'toggle', key: 'ships', default: false },
  { kind: 'toggle', key: 'ids', default: false },
  scopeField,
] as const satisfies readonly OptionField[]

export type VariantTitleFixerOptions = OptionsOf<typeof fields>
