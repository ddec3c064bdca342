'use client'
import { forwardRef, useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { AlertIcon, InfoIcon, WarningIcon, type Icon } from '../../icons/index.js'
import { FindingRows } from '../FindingList/FindingRows.js'
import { useFigures } from '../useFigures.js'
import { remarkListStrings } from './RemarkList.strings.js'
import { StyledRemark, StyledRemarkList, StyledRemarks } from './RemarkList.styles.js'
import type { ListedRemark, RemarkListProps } from './RemarkList.types.js'

/** Remarks that are shown at first. */
const few = 2

const signs: Readonly<Record<ListedRemark['tone'], Icon>> = {
  info: InfoIcon,
  review: WarningIcon,
  conflict: AlertIcon,
}

/** Says once what is true of the whole file, or of rows that stay as they are. */
export const RemarkList = forwardRef<HTMLDivElement, RemarkListProps>(function RemarkList(
  { remarks, onShowRow, isWhole = false, ...native },
  ref,
) {
  const strings = useStrings(remarkListStrings)
  const { count } = useFigures()
  const [showsAll, setShowsAll] = useState(isWhole)
  const list = useRef<HTMLUListElement>(null)
  const rest = remarks.length - few

  // The pressed button is gone, so focus moves to the first remark that is new.
  useEffect(() => {
    const first = showsAll && !isWhole ? list.current?.children[few] : undefined
    if (first instanceof HTMLElement) first.focus()
  }, [showsAll, isWhole])

  if (remarks.length === 0) return null

  return (
    <StyledRemarkList role="group" aria-label={strings.label} {...native} ref={ref}>
      <StyledRemarks ref={list} role="list">
        {remarks.slice(0, showsAll ? undefined : few).map(({ tone, text, lead, rows }) => {
          const Sign = signs[tone]
          return (
            <StyledRemark key={`${tone} ${text}`} data-tone={tone} tabIndex={-1}>
              <Sign aria-hidden="true" />
              <div>
                <p>
                  {lead !== undefined && <strong>{lead} </strong>}
                  {text}
                </p>
                {rows && <FindingRows rows={rows} onShowRow={onShowRow} />}
              </div>
            </StyledRemark>
          )
        })}
      </StyledRemarks>
      {!showsAll && rest > 0 && (
        <Button variant="ghost" size="sm" onClick={() => setShowsAll(true)}>
          {strings.more(count(rest), rest)}
        </Button>
      )}
    </StyledRemarkList>
  )
})
