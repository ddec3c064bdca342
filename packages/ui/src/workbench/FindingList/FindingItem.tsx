'use client'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { FailedIcon, FixIcon, WarningIcon } from '../../icons/index.js'
import { offBecause } from '../offBecause.js'
import { FindingRows } from './FindingRows.js'
import { findingListStrings } from './FindingList.strings.js'
import { StyledItem, StyledWays } from './FindingList.styles.js'
import type { FindingListProps, ListedFinding } from './FindingList.types.js'
import { rowsOf } from './rowsOf.js'
import { useFindingTexts } from './useFindingTexts.js'

interface FindingItemProps extends Pick<FindingListProps, 'onFix' | 'onExclude' | 'onShowRow'> {
  readonly finding: ListedFinding
  readonly headingLevel: 4 | 5
  /** Whether its fix is being applied. */
  readonly fixing: boolean
  /** Reason why nothing can be fixed. */
  readonly offReason: string | undefined
  readonly basePath: string
}

/** One finding: what it is, where, and its fix. */
export function FindingItem({
  finding,
  headingLevel,
  onFix,
  onExclude,
  fixing,
  offReason,
  onShowRow,
  basePath,
}: FindingItemProps) {
  const strings = useStrings(findingListStrings)
  const { heading, help, products, exclude, fix, slug, open } = useFindingTexts()(finding)
  const isProblem = finding.severity === 'problem'
  const Sign = isProblem ? FailedIcon : WarningIcon
  const Heading = `h${headingLevel}` as const

  function way() {
    if (fix !== undefined) {
      if (!onFix) return null
      return (
        <Button
          variant="outline"
          size="sm"
          leading={<FixIcon />}
          busy={fixing}
          onClick={() => onFix(finding)}
          {...(!fixing && offBecause(offReason))}
        >
          {fix}
        </Button>
      )
    }
    if (slug !== undefined) {
      return (
        <Button variant="outline" size="sm" href={`${basePath}/${slug}`}>
          {open}
        </Button>
      )
    }
    return isProblem ? null : <span>{strings.noFix}</span>
  }

  return (
    <StyledItem data-tone={isProblem ? 'danger' : 'warning'}>
      <Sign aria-hidden="true" />
      <div>
        <Heading>{heading}</Heading>
        <p>{help}</p>
        {isProblem && products !== undefined && <p>{products}</p>}
        <FindingRows rows={rowsOf(finding)} onShowRow={onShowRow} />
      </div>
      {isProblem && finding.products && onExclude ? (
        <StyledWays>
          {way()}
          <Button
            variant="outline"
            size="sm"
            onClick={() => onExclude(finding)}
            {...offBecause(offReason)}
          >
            {exclude}
          </Button>
        </StyledWays>
      ) : (
        way()
      )}
    </StyledItem>
  )
}
