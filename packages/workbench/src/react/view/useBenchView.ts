import { previewFilters } from '@dropwatt/automations/options'
import { textFilters, type WorkbenchView } from '@dropwatt/ui/workbench'
import { useCallback } from 'react'
import { useHost, useHostLocation } from '../WorkbenchHost.tsx'

/** The shown part of the open file. Undefined means that the address does not say. */
interface BenchView {
  readonly tab: WorkbenchView | undefined
  /** Filter of the listed products or texts. */
  readonly show: Shown | undefined
  /** The number of a row, with the header as 1. */
  readonly row: number | undefined
  readonly isFull: boolean
}

const shown = [...new Set([...previewFilters, ...textFilters])]

type Shown = (typeof shown)[number]

const parameters = { tab: 'tab', show: 'show', row: 'row', isFull: 'full' } as const

/** State of a change of the address that the page makes itself, which no link led to. */
export const ofPage = { ofPage: true } as const

type Changes = Partial<Record<keyof BenchView, string | undefined>>

/**
 * Stores what is shown in the query, such as `?tab=check&row=214`, so that it survives a reload and
 * can be shared. Adds no history entries. What is searched for is often a name from the file: it is
 * kept with the file, as requests to the server contain the query.
 *
 * @param views the views of the page; others in the address do not count
 */
export function useBenchView(views: readonly WorkbenchView[]) {
  const { navigate } = useHost()
  const { search } = useHostLocation()
  const query = new URLSearchParams(search)
  const row = Number(query.get('row'))
  const view: BenchView = {
    tab: views.find((name) => name === query.get('tab')),
    show: shown.find((name) => name === query.get('show')),
    row: Number.isSafeInteger(row) && row > 1 ? row : undefined,
    isFull: query.get('full') === '1',
  }

  const change = useCallback(
    (changes: Changes) => {
      // What the host returns is of the last render, which may lack an earlier change.
      const next = new URLSearchParams(location.search)
      for (const [name, value] of Object.entries(changes) as [keyof typeof parameters, string][]) {
        if (value === undefined || value === '') next.delete(parameters[name])
        else next.set(parameters[name], value)
      }
      navigate(`?${next}`, { replace: true, preventScrollReset: true, state: ofPage })
    },
    [navigate],
  )

  return { view, change }
}
