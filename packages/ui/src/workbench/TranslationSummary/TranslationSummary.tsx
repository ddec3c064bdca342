'use client'
import type { TranslationCounts } from '@dropwatt/automations'
import { forwardRef, useEffect, useState } from 'react'
import { ProgressBar } from '../../components/ProgressBar/index.js'
import { useAnnouncement, useSteadyLoading } from '../../hooks/index.js'
import { AlertIcon, RunningIcon } from '../../icons/index.js'
import { useStrings } from '../../i18n/index.js'
import { StyledWork } from '../ChangeSummary/ChangeSummary.styles.js'
import { useFigures } from '../useFigures.js'
import { translationSummaryStrings } from './TranslationSummary.strings.js'
import { StyledCoverage, StyledTranslationSummary } from './TranslationSummary.styles.js'
import type { TranslationSummaryProps } from './TranslationSummary.types.js'

/** Time in ms without another change after which the counts are announced. */
const settledAfter = 1000

/** Says how many texts are filled, from what, and how many stay empty. */
export const TranslationSummary = forwardRef<HTMLDivElement, TranslationSummaryProps>(
  function TranslationSummary({ counts, accepted = 0, state = 'ready', nothing, ...native }, ref) {
    const strings = useStrings(translationSummaryStrings)
    const { count } = useFigures()
    const loading = useSteadyLoading(state === 'calculating')
    const isCalculating = loading === 'shown' || (state === 'calculating' && !counts)
    const [settled, setSettled] = useState<TranslationCounts>()
    useEffect(() => {
      if (!counts || state !== 'ready') return undefined
      const timer = setTimeout(() => setSettled(counts), settledAfter)
      return () => clearTimeout(timer)
    }, [counts, state])

    function sentences({ filled, origins: from, empty, review }: TranslationCounts) {
      const byServices = from.browser + from.service
      const toReview = Math.max(0, review - accepted)
      const origins = [
        from.saved > 0 && strings.fromSaved(count(from.saved)),
        from.glossary > 0 && strings.fromGlossary(count(from.glossary)),
        byServices > 0 && strings.fromService(count(byServices)),
        from.typed > 0 && strings.typed(count(from.typed)),
      ].filter((origin) => origin !== false)
      return {
        head: filled === 0 ? strings.nothing : strings.filled(count(filled), filled),
        origins: filled === 0 ? ` ${nothing ?? ''}` : `: ${origins.join(', ')}.`,
        empty: empty > 0 ? strings.stayEmpty(count(empty), empty) : '',
        review: toReview > 0 ? strings.review(count(toReview), toReview) : '',
      }
    }

    const sentence = counts && Object.values(sentences(counts)).join(' ').trim()
    const announcement = useAnnouncement(state === 'ready' ? settled : undefined, sentence ?? '')
    const shown = counts && sentences(counts)
    const all = counts ? Math.max(counts.texts, 1) : 1
    const covered = counts ? counts.filled + counts.existing : 0

    return (
      <StyledTranslationSummary
        {...native}
        ref={ref}
        data-state={isCalculating ? 'calculating' : state}
      >
        {state === 'invalid' ? (
          <StyledWork>
            <AlertIcon data-invalid="" aria-hidden="true" />
            {strings.invalid}
          </StyledWork>
        ) : (
          shown && (
            <p>
              <strong>{shown.head}</strong>
              {shown.origins} <strong>{shown.empty}</strong> {shown.review}
            </p>
          )
        )}
        {isCalculating && (
          <StyledWork>
            <RunningIcon data-running="" aria-hidden="true" />
            {strings.calculating}
          </StyledWork>
        )}
        {counts && counts.texts > 0 && (
          <StyledCoverage>
            <span>{strings.coverage}</span>
            <strong>{strings.of(count(covered), count(counts.texts))}</strong>
            <ProgressBar
              kind="meter"
              tone="success"
              label={strings.coverage}
              value={(covered / all) * 100}
            />
          </StyledCoverage>
        )}
        <p role="status" data-status="">
          {announcement}
        </p>
      </StyledTranslationSummary>
    )
  },
)
