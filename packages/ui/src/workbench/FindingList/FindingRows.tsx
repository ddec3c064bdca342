'use client'
import { useEffect, useRef, useState } from 'react'
import { useStrings } from '../../i18n/index.js'
import { useFigures } from '../useFigures.js'
import { findingListStrings } from './FindingList.strings.js'
import { StyledRows } from './FindingList.styles.js'
import type { FindingListProps } from './FindingList.types.js'

/** Rows that are shown at first. */
const few = 3

/** Rows that each press adds, so that a file with many problems stays quick. */
const batch = 100

interface FindingRowsProps extends Pick<FindingListProps, 'onShowRow'> {
  /** Rows of the file; the header is row 0. */
  readonly rows: readonly number[]
}

/** Lists rows of the file: the first of them, and the others on demand. */
export function FindingRows({ rows, onShowRow }: FindingRowsProps) {
  const strings = useStrings(findingListStrings)
  const { count } = useFigures()
  const [shown, setShown] = useState(few)
  const list = useRef<HTMLUListElement>(null)
  const rest = rows.length - shown

  // The pressed button may be gone, so focus moves to the first row that is new.
  useEffect(() => {
    if (shown === few) return
    const item = list.current?.children[shown - batch]
    const target = item?.querySelector('button') ?? item
    if (target instanceof HTMLElement) target.focus()
  }, [shown])

  if (rows.length === 0) return null

  return (
    <StyledRows ref={list} role="list">
      {rows.slice(0, shown).map((row) => {
        const text = strings.row(count(row + 1))
        return (
          <li key={row} tabIndex={onShowRow ? undefined : -1}>
            {onShowRow ? (
              <button type="button" onClick={() => onShowRow(row)}>
                {text}
              </button>
            ) : (
              <span>{text}</span>
            )}
          </li>
        )
      })}
      {rest > 0 && (
        <li>
          <button type="button" data-more="" onClick={() => setShown(shown + batch)}>
            {strings.more(count(rest), rest)}
          </button>
        </li>
      )}
    </StyledRows>
  )
}
