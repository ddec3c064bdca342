import type { OptionField, OptionsOf } from '../../options/fields.ts'
import { variantScopeField } from '../../options/scopeField.ts'

const whileStopping = { key: 'back', is: [false] } as const

export const fields = [
  {
    kind: 'radio',
    key: 'which',
    choices: ['all', 'zero', 'service'],
    default: 'all',
    when: whileStopping,
  },
  { kind: 'toggle', key: 'policy', default: false, when: whileStopping },
  { kind: 'toggle', key: 'qty', default: true },
  { kind: 'toggle', key: 'back', default: false },
  variantScopeField,
] as const satisfies readonly OptionField[]

export type RemoveTrackQuantityOptions = OptionsOf<typeof fields>
