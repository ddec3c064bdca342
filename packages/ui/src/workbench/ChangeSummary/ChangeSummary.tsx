'use client'
import { forwardRef, useEffect, useState } from 'react'
import { useAnnouncement, useSteadyLoading } from '../../hooks/index.js'
import { AlertIcon, CheckIcon, RunningIcon } from '../../icons/index.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { changeSummaryStrings } from './ChangeSummary.strings.js'
import { StyledChangeSummary, StyledWork } from './ChangeSummary.styles.js'
import type { ChangeCounts, ChangeState, ChangeSummaryProps } from './ChangeSummary.types.js'

/** Time in ms without another change after which the counts are announced. */
const settledAfter = 1000

/** Returns the counts once they have not changed for a while, for one announcement. */
function useSettled(counts: ChangeCounts | undefined, state: ChangeState, nothing?: string) {
  const [settled, setSettled] = useState<object>()
  useEffect(() => {
    if (!counts || state !== 'ready') return undefined
    const timer = setTimeout(() => setSettled({ counts, nothing }), settledAfter)
    return () => clearTimeout(timer)
  }, [counts, state, nothing])
  return state === 'ready' ? settled : undefined
}

/** Says how many products and cells the options change. */
export const ChangeSummary = forwardRef<HTMLDivElement, ChangeSummaryProps>(function ChangeSummary(
  { counts, unit = 'products', state = 'ready', seconds, nothing, actions, ...native },
  ref,
) {
  const strings = useStrings(changeSummaryStrings)
  const locale = useLocale()
  const number = numberFormat(locale)
  const loading = useSteadyLoading(state === 'calculating')
  const settled = useSettled(counts, state, nothing)
  const isCalculating = loading === 'shown' || (state === 'calculating' && !counts)
  const changesNoCell = counts !== undefined && counts.changedCells === 0
  const { excludedColumns = 0 } = counts ?? {}
  const isEmpty = changesNoCell && excludedColumns === 0
  const columns =
    excludedColumns > 0 ? strings.columns(number.format(excludedColumns), excludedColumns) : ''

  function spoken(): string {
    if (!counts) return ''
    if (isEmpty) return [strings.nothing, nothing].filter(Boolean).join(' ')
    if (changesNoCell) return columns
    const { changedProducts, needReview } = counts
    const say = unit === 'texts' ? strings.saidTexts : strings.saidProducts
    const products = say(number.format(changedProducts), changedProducts)
    const review = needReview > 0 ? strings.review(number.format(needReview), needReview) : ''
    return [products, review, columns].filter(Boolean).join(' ')
  }

  const announcement = useAnnouncement(settled, spoken())

  function line() {
    if (state === 'invalid' || !counts) return null
    if (isEmpty) {
      return (
        <>
          <strong>{strings.nothing}</strong> {nothing}
        </>
      )
    }
    if (changesNoCell) return <strong>{columns}</strong>
    const { products, changedProducts, changedCells, needReview, cellsByHand = 0 } = counts
    const say = unit === 'texts' ? strings.texts : strings.products
    return (
      <>
        <strong>
          {say(number.format(changedProducts), number.format(products), changedProducts, products)}
        </strong>
        {unit === 'products' && (
          <>
            {strings.cells(number.format(changedCells), changedCells)}
            {cellsByHand > 0 && strings.byHand(number.format(cellsByHand))}.
          </>
        )}{' '}
        {needReview > 0 && <strong>{strings.review(number.format(needReview), needReview)}</strong>}{' '}
        {columns}
      </>
    )
  }

  return (
    <StyledChangeSummary {...native} ref={ref} data-state={isCalculating ? 'calculating' : state}>
      {state === 'invalid' ? (
        <StyledWork>
          <AlertIcon data-invalid="" aria-hidden="true" />
          {strings.invalid}
        </StyledWork>
      ) : (
        <p>{line()}</p>
      )}
      {isCalculating && (
        <StyledWork>
          <RunningIcon data-running="" aria-hidden="true" />
          {strings.calculating}
        </StyledWork>
      )}
      {state === 'ready' && counts && seconds !== undefined && (
        <StyledWork>
          <CheckIcon aria-hidden="true" />
          {strings.calculated(written(seconds, locale))}
        </StyledWork>
      )}
      {actions}
      <p role="status" data-status="">
        {announcement}
      </p>
    </StyledChangeSummary>
  )
})

/** Writes seconds with one decimal, at least 0.1. */
function written(seconds: number, locale: string): string {
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return decimal.format(Math.max(0.1, seconds))
}
