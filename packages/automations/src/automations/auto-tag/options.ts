import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { scopeField } from '../../options/scopeField.ts'

export const fields = [
  { kind: 'rules', key: 'rules', default: [] },
  {
    kind: 'checkboxes',
    key: 'words',
    choices: ['colour', 'material', 'season', 'audience'],
    default: ['colour', 'material'],
  },
  { kind: 'toggle', key: 'suggest', default: false },
  { kind: 'radio', key: 'old', choices: ['keep', 'merge', 'replace'], default: 'keep' },
  { kind: 'list', key: 'take', isTag: true, maxLength: 255, default: [] },
  { kind: 'number', key: 'max', min: 1, max: 250, default: 20 },
  scopeField,
] as const satisfies readonly OptionField[]

export type AutoTagOptions = OptionsOf<typeof fields>
