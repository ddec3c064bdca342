import type { PreviewFilter } from '@dropwatt/automations'
import { diffFilters, type WorkbenchView } from '@dropwatt/ui/workbench'
import { useSearchParams } from 'react-router-dom'

const views = ['changes', 'check', 'history'] as const

/** What of the open file is shown. Undefined means that the address does not say. */
export interface BenchView {
  readonly tab: WorkbenchView | undefined
  readonly show: PreviewFilter | undefined
  readonly search: string
  /** The number of a row, with the header as 1. */
  readonly row: number | undefined
  readonly isFull: boolean
}

const parameters = { tab: 'tab', show: 'show', search: 'q', row: 'row', isFull: 'full' } as const

/**
 * Stores what is shown in the query, such as `?tab=check&row=214`, so that it survives a reload and
 * can be shared. Adds no history entries.
 */
export function useBenchView() {
  const [query, setQuery] = useSearchParams()
  const row = Number(query.get('row'))
  const view: BenchView = {
    tab: views.find((name) => name === query.get('tab')),
    show: diffFilters.find((name) => name === query.get('show')),
    search: query.get('q') ?? '',
    row: Number.isSafeInteger(row) && row > 1 ? row : undefined,
    isFull: query.get('full') === '1',
  }

  function change(changes: Partial<Record<keyof BenchView, string | undefined>>) {
    const update = (current: URLSearchParams) => {
      const next = new URLSearchParams(current)
      for (const [name, value] of Object.entries(changes) as [keyof BenchView, string][]) {
        if (value === undefined || value === '') next.delete(parameters[name])
        else next.set(parameters[name], value)
      }
      return next
    }
    setQuery(update, { replace: true, preventScrollReset: true })
  }

  return { view, change }
}
