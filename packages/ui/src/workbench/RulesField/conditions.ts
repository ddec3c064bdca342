import type { RuleCondition } from '@dropwatt/automations/options'

/** The kinds of conditions, in the order of their list. */
export const conditionKinds = [
  'contains',
  'type',
  'vendor',
  'price',
  'option',
  'on-sale',
  'margin',
] as const satisfies readonly RuleCondition['kind'][]

/** Returns a condition of another kind; a text is kept. */
export function changeKind(from: RuleCondition, kind: RuleCondition['kind']): RuleCondition {
  const text = 'text' in from ? from.text : ''
  switch (kind) {
    case 'on-sale':
      return { kind }
    case 'price':
    case 'margin':
      return { kind, min: null, max: null }
    case 'option':
      return { kind, name: '', text }
    default:
      return { kind, text }
  }
}
