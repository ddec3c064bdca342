'use client'
import { Fragment, useState } from 'react'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { useFigures } from '../useFigures.js'
import { StyledNotices } from './Workbench.styles.js'
import { workbenchFrameStrings } from './Workbench.strings.js'
import type { WorkbenchNotice } from './Workbench.types.js'

/** Number of notices shown at first. */
const shownAtFirst = 2

/** The notices above the tabs; the newest two, and the others on request. */
export function BenchNotices({ notices }: { notices: readonly WorkbenchNotice[] }) {
  const strings = useStrings(workbenchFrameStrings)
  const { count } = useFigures()
  const [showsAll, setShowsAll] = useState(false)
  const hidden = showsAll ? 0 : Math.max(0, notices.length - shownAtFirst)
  if (notices.length === 0) return null
  return (
    <StyledNotices>
      {notices.slice(0, notices.length - hidden).map(({ id, content }) => (
        <Fragment key={id}>{content}</Fragment>
      ))}
      {hidden > 0 && (
        <Button size="sm" variant="ghost" onClick={() => setShowsAll(true)}>
          {strings.more(count(hidden), hidden)}
        </Button>
      )}
    </StyledNotices>
  )
}
