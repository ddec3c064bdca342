import { columnName } from '../../plan/columnName.ts'
import type { Options, Scope, ScopeCondition } from '../../options/fields.ts'
import {
  automationFields,
  fitToHeader,
  parseOptions,
  type FileAutomationSlug,
} from '../../options.ts'
import {
  runSync,
  planAutomation,
  ProductTable,
  readCell,
  Table,
  type Note,
  type Plan,
  type PlanContext,
} from '../../index.ts'

/** A plan in a form to compare: each change as ‘row column: before → after’, with its notes behind. */
export interface Planned {
  readonly changes: readonly string[]
  /** The remarks, such as ‘[review: old 8]’. */
  readonly remarks: readonly string[]
  readonly plan: Plan
  readonly products: ProductTable
}

/** A scope whose conditions all have to be met. */
export function scopeOf(...conditions: readonly ScopeCondition[]): Scope {
  return { match: 'all', conditions }
}

/** Opens the text of an export. */
export function openExport(text: string): ProductTable {
  return new ProductTable(new Table(new TextEncoder().encode(text)))
}

function wordNote({ tone, code, values }: Note): string {
  const said = values ? ` ${Object.values(values).join(' ')}` : ''
  return `[${tone}: ${code}${said}]`
}

/** Plans an automation with its defaults and some other options. */
export function planned(
  slug: FileAutomationSlug,
  text: string,
  set: Options = {},
  context: PlanContext = {},
): Planned {
  const products = openExport(text)
  const { table } = products
  const fields = automationFields[slug]
  const options = fitToHeader(fields, parseOptions(fields, set), table.header)
  const plan = runSync(planAutomation(slug, products, options, context))
  const changes = plan.patches.map(([row, column, before, after], at) => {
    const change = `${row} ${columnName(plan, table, column)}: ${readCell(before ?? '')} → ${readCell(after ?? '')}`
    return [change, ...(plan.notes.get(at) ?? []).map(wordNote)].join(' ')
  })
  return { changes, remarks: (plan.remarks ?? []).map(wordNote), plan, products }
}
