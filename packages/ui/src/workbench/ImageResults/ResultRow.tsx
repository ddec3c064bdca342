'use client'
import { memo, type CSSProperties } from 'react'
import { useStrings } from '../../i18n/index.js'
import { InfoIcon } from '../../icons/index.js'
import { FileName } from '../FileName/index.js'
import { useImageWords } from '../ImageWords/index.js'
import { StateSign } from '../StateSign/index.js'
import { formatNames } from '../formatNames.js'
import { imageResultsStrings } from './ImageResults.strings.js'
import type { ImageResultRow } from './ImageResults.types.js'
import { reductionOf, useResultFigures } from './useResultFigures.js'

interface ResultRowProps {
  /** The file, or undefined while it loads. */
  readonly row: ImageResultRow | undefined
  /** Its index in the list. */
  readonly index: number
  /** Its offset in px. */
  readonly top: number
  /** Whether it has the tab stop. */
  readonly isActive: boolean
  /** Whether rows open. */
  readonly opens: boolean
}

interface TrackStyle extends CSSProperties {
  readonly '--value': number
}

/** Shows what a job made of one file. */
export const ResultRow = memo(function ResultRow({
  row,
  index,
  top,
  isActive,
  opens,
}: ResultRowProps) {
  const strings = useStrings(imageResultsStrings)
  const words = useImageWords()
  const figures = useResultFigures()
  const attributes = {
    role: 'row',
    'aria-rowindex': index + 2,
    'data-index': index,
    'data-item': index,
    tabIndex: isActive ? 0 : -1,
    style: { insetBlockStart: top },
  }
  if (!row) {
    return (
      <div {...attributes} aria-busy="true">
        <span role="gridcell">{strings.loading}</span>
      </div>
    )
  }

  const { name, before, similarity, status, converted } = row
  const after = row.after ?? (status.kind === 'kept' ? before : undefined)
  const share = after === undefined ? undefined : Math.max(0, reductionOf(before, after))
  const track: TrackStyle | undefined =
    share === undefined ? undefined : { '--value': Math.round(share * 100) }
  const hasState = status.kind !== 'ready' && status.kind !== 'open'
  return (
    <div {...attributes} data-opens={opens && after !== undefined ? '' : undefined}>
      <span role="rowheader" data-file="">
        <FileName name={name} />
      </span>
      <span role="gridcell" data-before="">
        <small>{strings.before}</small> {figures.size(before)}
      </span>
      <span role="gridcell" data-after="">
        {after !== undefined && (
          <>
            <small>{strings.after}</small> {figures.size(after)}
          </>
        )}
      </span>
      <span role="gridcell" data-change="">
        {after !== undefined && (
          <>
            <span data-track="" style={track} aria-hidden="true" />
            <span>{figures.change(before, after)}</span>
          </>
        )}
      </span>
      <span role="gridcell" data-similarity="">
        {similarity !== undefined && (
          <>
            <small>{strings.similarity}</small> {figures.similarity(similarity)}
          </>
        )}
      </span>
      <span role="gridcell" data-note="">
        {hasState && (
          <span title={words.detail(status)}>
            <StateSign status={status} />
            {words.stateWithReason(status)}
          </span>
        )}
        {converted && (
          <span>
            <InfoIcon aria-hidden="true" data-sign="info" />
            {strings.converted(formatNames[converted.from], formatNames[converted.to])}
          </span>
        )}
      </span>
    </div>
  )
})
