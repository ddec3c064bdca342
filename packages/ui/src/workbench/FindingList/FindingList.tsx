'use client'
import { forwardRef, useId } from 'react'
import { Button } from '../../components/Button/index.js'
import { Disclosure } from '../../components/Disclosure/index.js'
import { EmptyState } from '../../components/EmptyState/index.js'
import { Skeleton } from '../../components/Skeleton/index.js'
import { useSteadyLoading } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import {
  DownloadIcon,
  FailedIcon,
  FixIcon,
  PassedIcon,
  RetryIcon,
  WarningIcon,
} from '../../icons/index.js'
import { defaultBasePath } from '../../navigation/navigation.js'
import { useFigures } from '../useFigures.js'
import { offBecause } from '../offBecause.js'
import { FindingItem } from './FindingItem.js'
import { FindingRows } from './FindingRows.js'
import { findingListStrings, findingNameStrings } from './FindingList.strings.js'
import {
  StyledActions,
  StyledFindingList,
  StyledGroupHead,
  StyledHead,
  StyledHeading,
  StyledList,
  StyledMissing,
  StyledNames,
  StyledPassed,
  StyledSolution,
  StyledWaiting,
} from './FindingList.styles.js'
import type { FindingListProps, ListedFinding } from './FindingList.types.js'
import { rowsOf } from './rowsOf.js'
import { useFindingTexts } from './useFindingTexts.js'

/** Lists every problem and warning in a file, with their rows and fixes. */
export const FindingList = forwardRef<HTMLElement, FindingListProps>(function FindingList(
  {
    report,
    rows,
    seconds,
    failed = false,
    onRetry,
    onFix,
    onExclude,
    excluded = 0,
    onInclude,
    problemsAction,
    onFixAll,
    fixing,
    onDownloadReport,
    onShowRow,
    offReason,
    basePath = defaultBasePath,
    headingLevel = 3,
    ...native
  },
  ref,
) {
  const strings = useStrings(findingListStrings)
  const names = useStrings(findingNameStrings)
  const textsOf = useFindingTexts()
  const { count, seconds: duration } = useFigures()
  const headingId = useId()
  const stage = useSteadyLoading(report === undefined && !failed)

  if (failed) {
    return (
      <StyledFindingList ref={ref} {...native}>
        <EmptyState
          role="alert"
          icon={WarningIcon}
          heading={strings.failed}
          headingLevel={headingLevel}
          action={
            onRetry && (
              <Button variant="outline" leading={<RetryIcon />} onClick={() => onRetry()}>
                {strings.retry}
              </Button>
            )
          }
        >
          {strings.failedText}
        </EmptyState>
      </StyledFindingList>
    )
  }

  if (report === undefined || stage === 'shown') {
    return (
      <StyledFindingList ref={ref} {...native} aria-busy="true">
        <StyledWaiting data-waiting={stage === 'shown' ? undefined : ''}>
          <p role="status">{stage === 'shown' ? strings.checking(count(rows), rows) : ''}</p>
          <Skeleton width="60%" />
          <Skeleton width="85%" />
          <Skeleton width="45%" />
        </StyledWaiting>
      </StyledFindingList>
    )
  }

  const listed = report.findings.filter(({ code }) => code !== 'missing-details')
  const missing = report.findings.find(({ code }) => code === 'missing-details')
  const problems = report.findings.filter(({ severity }) => severity === 'problem')
  const warnings = listed.filter(({ severity }) => severity === 'warning')
  const warningCount = report.findings.length - problems.length
  const safe = report.findings.filter(({ fix, isSafe }) => fix !== undefined && isSafe)
  const GroupHeading = headingLevel === 2 ? 'h3' : 'h4'

  const noFix = offReason ?? (fixing === undefined ? undefined : strings.fixing)

  function itemOf(finding: ListedFinding) {
    return (
      <FindingItem
        key={finding.code}
        finding={finding}
        headingLevel={headingLevel === 2 ? 4 : 5}
        onFix={onFix}
        onExclude={onExclude}
        fixing={fixing === finding.code}
        offReason={noFix}
        onShowRow={onShowRow}
        basePath={basePath}
      />
    )
  }

  return (
    <StyledFindingList ref={ref} {...native} aria-labelledby={headingId}>
      <StyledHead>
        <div>
          <StyledHeading as={`h${headingLevel}`} id={headingId}>
            {strings.heading(
              count(problems.length),
              problems.length,
              count(warningCount),
              warningCount,
            )}
          </StyledHeading>
          <p>
            {seconds !== undefined && `${strings.checked(count(rows), rows, duration(seconds))} `}
            {strings.unchanged}
          </p>
          {excluded > 0 && <p>{strings.excluded(count(excluded), excluded)}</p>}
        </div>
        <StyledActions>
          {onDownloadReport && (
            <Button variant="ghost" leading={<DownloadIcon />} onClick={() => onDownloadReport()}>
              {strings.downloadReport}
            </Button>
          )}
          {onInclude && excluded > 0 && (
            <Button variant="outline" onClick={() => onInclude()} {...offBecause(noFix)}>
              {strings.include}
            </Button>
          )}
          {onFixAll && safe.length > 0 && (
            <Button
              leading={<FixIcon />}
              busy={fixing === 'all'}
              onClick={() => onFixAll(safe)}
              {...(fixing !== 'all' && offBecause(noFix))}
            >
              {strings.applySafe(count(safe.length), safe.length)}
            </Button>
          )}
        </StyledActions>
      </StyledHead>
      {problems.length > 0 && (
        <>
          <StyledGroupHead data-tone="danger">
            <FailedIcon aria-hidden="true" />
            <GroupHeading>{strings.problems}</GroupHeading>
            <p>{strings.problemsText}</p>
          </StyledGroupHead>
          {problemsAction && <StyledSolution>{problemsAction}</StyledSolution>}
          <StyledList role="list">{problems.map(itemOf)}</StyledList>
        </>
      )}
      {warningCount > 0 && (
        <>
          <StyledGroupHead data-tone="warning">
            <WarningIcon aria-hidden="true" />
            <GroupHeading>{strings.warnings}</GroupHeading>
            <p>{strings.warningsText}</p>
          </StyledGroupHead>
          {warnings.length > 0 && <StyledList role="list">{warnings.map(itemOf)}</StyledList>}
        </>
      )}
      {missing && (
        <StyledMissing>
          <Disclosure label={textsOf(missing).heading}>
            <div>
              <p>{textsOf(missing).help}</p>
              <FindingRows rows={rowsOf(missing)} onShowRow={onShowRow} />
              <Button variant="outline" size="sm" href={`${basePath}/ai-copy-optimizer`}>
                {textsOf(missing).open}
              </Button>
            </div>
          </Disclosure>
        </StyledMissing>
      )}
      {report.passed.length > 0 && (
        <StyledPassed>
          <Disclosure
            label={strings.passed(count(report.passed.length), report.passed.length)}
            leading={<PassedIcon aria-hidden="true" />}
          >
            <StyledNames role="list">
              {report.passed.map((code) => (
                <li key={code}>{names[code]}</li>
              ))}
            </StyledNames>
          </Disclosure>
        </StyledPassed>
      )}
    </StyledFindingList>
  )
})
