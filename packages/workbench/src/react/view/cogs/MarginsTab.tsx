import type { MarginFilter } from '@dropwatt/automations'
import { automationFields, defaultOptions, type Options } from '@dropwatt/automations/options'
import { MarginsView } from '@dropwatt/ui/workbench'
import { useCallback, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useResolved } from '../../useResolved.ts'
import type { MarginsOutcome } from '../../../core/engine/messages.ts'
import type { JobDescription } from '../../../core/engine/packing.ts'
import type { Session } from '../../../core/store/Session.ts'
import type { OwnViewProps } from '../ownViews.types.ts'
import { useBenchTexts } from '../BenchTextsProvider.tsx'
import { lockedReason } from '../offReasons.ts'

/** Page size of the list of variants. */
const step = 20

/** Shows the margins of the open file, and goes from them to costs and prices. */
export function MarginsTab({ session, onShowChanges }: OwnViewProps) {
  const options = useValidOptions(session)
  const canEdit = useStore(session.state, (state) => state.canEdit)
  const work = useStore(session.state, (state) => state.work)
  const { texts } = useBenchTexts()
  const { pages } = session.preview
  const [filter, setFilter] = useState<MarginFilter>(pages.get(slug).filters?.margins ?? 'loss')
  const [count, setCount] = useState(step)
  const margins = useMargins(session, options, filter, count)

  function prepare(changes: Options) {
    for (const [key, value] of Object.entries(changes)) session.preview.setOption(key, value)
    onShowChanges()
  }

  return (
    <MarginsView
      figures={margins?.summary}
      floor={Number(options.floor)}
      target={Number(options.target)}
      filter={filter}
      onFilterChange={(next) => {
        setFilter(next)
        pages.note(slug, { filters: { ...pages.get(slug).filters, margins: next } })
        setCount(step)
      }}
      rows={margins?.filter === filter ? margins.rows : undefined}
      onShowMore={() => setCount(count + step)}
      onFillCosts={() => prepare({ work: 'costs' })}
      onSetPrices={() =>
        prepare({ work: 'prices', raise: filter === 'floor' ? 'floor' : 'losses' })
      }
      offReason={lockedReason({ canEdit, work }, texts.off)}
    />
  )
}

const slug = 'cogs-monitor'

/** Returns the options of the page; those that are not valid have their defaults. */
function useValidOptions(session: Session): Options {
  const preview = useStore(session.state, (state) => state.preview)
  const { options, problems } = preview ?? {}
  return useMemo(() => {
    const defaults: Options = defaultOptions(automationFields[slug])
    const isValid = ([key]: readonly [string, unknown]) => problems?.[key] === undefined
    return { ...defaults, ...Object.fromEntries(Object.entries(options ?? {}).filter(isValid)) }
  }, [options, problems])
}

/** Margins, the list that was read, and the jobs of the file that they are for. */
interface Margins extends MarginsOutcome {
  readonly filter: MarginFilter
  readonly jobs: readonly JobDescription[]
}

/** Returns the margins once they are calculated. */
function useMargins(session: Session, options: Options, filter: MarginFilter, count: number) {
  const jobs = useStore(session.state, ({ status }) => status.jobs)
  const find = useCallback(async (): Promise<Margins> => {
    const found = await session.worker.ask((api) => api.margins(options, filter, count))
    return { ...found, filter, jobs }
  }, [session, options, filter, count, jobs])
  return useResolved(find)
}
