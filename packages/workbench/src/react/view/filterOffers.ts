import {
  Columns,
  findSubject,
  namedSubjects,
  operatorsOf,
  subjectFacts,
  type ConditionSubject,
  type NamedSubject,
  type Scope,
  type ScopeField,
} from '@dropwatt/automations/options'
import { noChoices } from '../../core/store/noChoices.ts'
import type { FilterOffer } from '@dropwatt/ui/workbench'
import { columnChoice } from './fieldChoices.ts'
import type { FormFile } from './formFile.ts'

const named = Object.keys(namedSubjects) as readonly NamedSubject[]

function offerOf(
  on: ConditionSubject,
  { ofVariants }: ScopeField,
  more: Pick<FilterOffer, 'values' | 'isLoading' | 'label'> = {},
): FilterOffer {
  const { kind, isOfVariants } = subjectFacts(on)
  return {
    on,
    kind,
    operators: operatorsOf(on),
    ...(isOfVariants && { isOfVariants, choosesVariants: ofVariants === true }),
    ...more,
  }
}

/** Stands for the value of a product without options. */
const noOption = 'Default Title'

/** Columns that an option or a fact with a name of its own is read from. */
const optionColumn = /^option[123] (?:name|value)$/iu

/** Lists the columns of the file that no other offer is read from. */
function otherColumns(header: readonly string[], offered: readonly FilterOffer[]) {
  const columns = new Columns(header)
  const read = new Set(
    offered.flatMap(({ on }) => {
      const subject = findSubject(on, columns, header)
      return 'found' in subject ? subject.found : []
    }),
  )
  return header.filter(
    (name, column) => name.trim() !== '' && !read.has(column) && !optionColumn.test(name),
  )
}

/** Lists what conditions can compare in the open file; without a file all that has a name of its own. */
export function filterOffers(field: ScopeField, file: FormFile, scope: Scope): FilterOffer[] {
  const { header, choices, columnValues = {}, loadColumns, hasJobs } = file
  const columns = new Columns(header)
  const canFind = loadColumns !== undefined
  const values: Partial<Record<NamedSubject, FilterOffer['values']>> = {
    vendor: choices.vendors,
    type: choices.types,
    tag: choices.tags,
    status: choices.statuses,
  }
  const isUsed = (on: ConditionSubject) => scope.conditions.some((each) => each.on === on)
  const facts = named
    .filter((on) => on !== 'last-job' || hasJobs || isUsed(on))
    .filter((on) => header.length === 0 || 'found' in findSubject(on, columns, header))
    .map((on) =>
      offerOf(
        on,
        field,
        values[on] ? { values: values[on], isLoading: canFind && choices === noChoices } : {},
      ),
    )
  const options = choices.options
    .filter(({ values: found }) => found.some(({ value }) => value !== noOption))
    .map((option) => offerOf(`option:${option.name}`, field, { values: option.values }))
  const others = otherColumns(header, facts).map((name) =>
    offerOf(`column:${name}`, field, {
      label: columnChoice(name).label,
      isLoading: canFind && !columnValues[name],
      ...(columnValues[name] && { values: columnValues[name] }),
    }),
  )
  return [...facts, ...options, ...others]
}
