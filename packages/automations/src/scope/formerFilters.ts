import type { Scope, ScopeCondition } from '../options/fields.ts'

/** A filter as earlier releases stored it, in a list of which all had to be passed. */
export type FormerFilter =
  | { readonly kind: 'vendor' | 'type' | 'tag' | 'status'; readonly values: readonly string[] }
  | {
      readonly kind: 'price'
      readonly min: number | null
      readonly max: number | null
      readonly of?: 'any-variant'
    }
  | {
      readonly kind: 'option'
      readonly name: string
      readonly values: readonly string[]
      readonly of?: 'any-variant'
    }
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'handles'; readonly handles: readonly string[] }
  | { readonly kind: 'last-job' }

/** Writes an end of a range; an open one is empty. */
function endText(end: number | null): string {
  return end === null ? '' : String(end)
}

/** Returns the condition that a former filter was. */
function conditionOf(filter: FormerFilter): ScopeCondition {
  switch (filter.kind) {
    case 'price': {
      const { min, max, kind, ...of } = filter
      return { on: kind, is: 'between', values: [endText(min), endText(max)], ...of }
    }
    case 'option': {
      const { kind, name, values, ...of } = filter
      return { on: `${kind}:${name}`, is: 'is', values, ...of }
    }
    case 'title':
      return { on: 'title', is: 'contains', values: [filter.text] }
    case 'handles':
      return { on: 'handle', is: 'is', values: filter.handles }
    case 'last-job':
      return { on: 'last-job', is: 'yes', values: [] }
    default:
      return { on: filter.kind, is: 'is', values: filter.values }
  }
}

/** Returns a stored scope as it is today; drafts, recipes and jobs of earlier releases hold lists of filters. */
export function upgradeScope(value: Scope | readonly FormerFilter[]): Scope {
  return 'match' in value ? value : { match: 'all', conditions: value.map(conditionOf) }
}
