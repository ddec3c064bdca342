import { wordNote } from '@dropwatt/automations/options'
import { EmptyState, Table } from '@dropwatt/ui'
import { CheckIcon } from '@dropwatt/ui/icons'
import type { ImportProblem } from '../../core/engine/importMessages.ts'
import type { ImportingState, Importing } from '../../core/store/Importing.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { writeCount } from '../writeCount.ts'

/** Lists the issues of a source, with their rows. */
export function ImportCheck({ importing, state }: { importing: Importing; state: ImportingState }) {
  const { texts, automations, language } = useBenchTexts()
  const words = texts.importing
  const problems = state.outcome?.problems ?? []
  const count = (value: number) => writeCount(value, language)
  const list = new Intl.ListFormat(language, { type: 'unit' })
  function rowsOf({ rows, count: all }: ImportProblem): string {
    const named = list.format(rows.map(count))
    return all > rows.length && rows.length > 0 ? words.more(named) : named
  }
  if (problems.length === 0) {
    return (
      <EmptyState icon={CheckIcon} heading={words.noNotes}>
        {words.noNotesText}
      </EmptyState>
    )
  }
  return (
    <Table
      caption={words.check}
      captionHidden
      rows={problems}
      rowKey={({ code, values }) => `${code} ${JSON.stringify(values)}`}
      columns={[
        {
          id: 'note',
          header: words.what,
          rowHeader: true,
          cell: (problem) => wordNote(problem, automations[importing.slug], language),
        },
        { id: 'count', header: words.count, align: 'end', cell: (each) => count(each.count) },
        { id: 'rows', header: words.rowsColumn, cell: rowsOf },
      ]}
    />
  )
}
