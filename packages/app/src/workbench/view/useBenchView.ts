import { diffFilters, translationFilters, type WorkbenchView } from '@dropwatt/ui/workbench'
import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** What of the open file is shown. Undefined means that the address does not say. */
interface BenchView {
  readonly tab: WorkbenchView | undefined
  /** Which products or texts are listed. */
  readonly show: Shown | undefined
  readonly search: string
  /** The number of a row, with the header as 1. */
  readonly row: number | undefined
  readonly isFull: boolean
}

const shown = [...new Set([...diffFilters, ...translationFilters])]

type Shown = (typeof shown)[number]

const parameters = { tab: 'tab', show: 'show', row: 'row', isFull: 'full' } as const

type Changes = Partial<Record<keyof BenchView, string | undefined>>

/** What the history entry of the page remembers. */
interface Remembered {
  readonly search?: string
}

/** Returns what the current history entry remembers, where the router keeps it. */
function remembered(): Remembered | undefined {
  return (history.state as { readonly usr?: Remembered } | null)?.usr
}

/**
 * Stores what is shown in the query, such as `?tab=check&row=214`, so that it survives a reload and
 * can be shared. Adds no history entries. What is searched for is often a name from the file: it is
 * kept with the history entry, as requests to the server contain the query.
 *
 * @param views the views of the page; others in the address do not count
 */
export function useBenchView(views: readonly WorkbenchView[]) {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation() as { state: Remembered | null }
  const row = Number(query.get('row'))
  const view: BenchView = {
    tab: views.find((name) => name === query.get('tab')),
    show: shown.find((name) => name === query.get('show')),
    search: state?.search ?? '',
    row: Number.isSafeInteger(row) && row > 1 ? row : undefined,
    isFull: query.get('full') === '1',
  }

  const change = useCallback(
    (changes: Changes) => {
      // What the router returns is of the last render, which may lack an earlier change.
      const before = remembered()
      const { search: _, ...others } = changes
      const search = 'search' in changes ? (changes.search ?? '') : (before?.search ?? '')
      const update = () => {
        const next = new URLSearchParams(location.search)
        for (const [name, value] of Object.entries(others) as [keyof typeof parameters, string][]) {
          if (value === undefined || value === '') next.delete(parameters[name])
          else next.set(parameters[name], value)
        }
        return next
      }
      setQuery(update, {
        replace: true,
        preventScrollReset: true,
        state: { ...before, search },
      })
    },
    [setQuery],
  )

  return { view, change }
}
