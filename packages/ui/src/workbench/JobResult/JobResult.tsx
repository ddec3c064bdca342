'use client'
import { forwardRef, useId } from 'react'
import { Button } from '../../components/Button/index.js'
import { findAutomation } from '../../catalogue/automations.js'
import { automationSlugs } from '../../catalogue/slugs.js'
import { automationLabels } from '../../catalogue/automations.strings.js'
import { useStrings } from '../../i18n/index.js'
import {
  ArrowRightIcon,
  CheckIcon,
  DownloadIcon,
  InfoIcon,
  LanguageIcon,
  OptionsIcon,
  PlusIcon,
  RecipeIcon,
  UndoIcon,
  WarningIcon,
  type Icon,
} from '../../icons/index.js'
import { automationHref, defaultBasePath } from '../../navigation/navigation.js'
import { useFigures } from '../useFigures.js'
import { jobResultStrings } from './JobResult.strings.js'
import {
  StyledActions,
  StyledFigures,
  StyledHead,
  StyledJobResult,
  StyledNext,
  StyledTile,
} from './JobResult.styles.js'
import type { NextAction, JobResultProps } from './JobResult.types.js'

const nextIcons: Readonly<Record<NextAction, Icon>> = {
  changes: OptionsIcon,
  texts: LanguageIcon,
  imports: PlusIcon,
}

/** Says what a job changed, and offers to undo it, to change more, to download the file or to continue with it. */
export const JobResult = forwardRef<HTMLElement, JobResultProps>(function JobResult(
  {
    changedProducts,
    changedCells,
    excludedColumns = 0,
    seconds,
    excluded = 0,
    reviewed,
    made,
    failedRows = 0,
    reason,
    onShowFailedRows,
    jobName,
    onUndo,
    onNextAction,
    nextAction = 'changes',
    onDownload,
    suggestions,
    onShowAll,
    onSaveRecipe,
    basePath = defaultBasePath,
    headingRef,
    headingLevel = 3,
    ...native
  },
  ref,
) {
  const strings = useStrings(jobResultStrings)
  const labels = useStrings(automationLabels)
  const { count, seconds: duration } = useFigures()
  const headingId = useId()
  const nextId = useId()
  const hasNext = (suggestions !== undefined && suggestions.length > 0) || onShowAll !== undefined
  const isNothing = !made && changedCells === 0 && failedRows === 0 && excludedColumns === 0
  const changesNoCell = !made && changedCells === 0 && failedRows === 0
  const isPartial = failedRows > 0
  const Heading = `h${headingLevel}` as const
  const NextHeading = `h${headingLevel === 2 ? 3 : 4}` as const
  const applied = strings.applied(
    count(changedCells),
    changedCells,
    count(changedProducts),
    changedProducts,
  )
  const changes = [
    [strings.productsChanged, count(changedProducts)],
    [strings.cellsChanged, count(changedCells)],
    [strings.excluded, count(excluded)],
    ...(reviewed
      ? [[strings.reviewed, strings.reviewedOf(count(reviewed.done), count(reviewed.of))] as const]
      : []),
  ] as const
  const figures = made
    ? ([
        [strings.products, count(made.products)],
        [strings.rows, count(made.rows)],
      ] as const)
    : changes

  function look() {
    if (isNothing) return { tone: 'neutral', sign: <InfoIcon />, heading: strings.nothing }
    if (made) {
      const heading = strings.imported(count(made.products), made.products)
      return { tone: 'success', sign: <CheckIcon />, heading }
    }
    if (isPartial) {
      const heading = strings.failed(count(failedRows), failedRows)
      return { tone: 'warning', sign: <WarningIcon />, heading }
    }
    const heading = changesNoCell
      ? strings.excludedColumns(count(excludedColumns), excludedColumns)
      : applied
    return { tone: 'success', sign: <CheckIcon />, heading }
  }

  function text() {
    if (isNothing) return reason
    if (made) {
      const { source, to } = made
      return to === undefined ? strings.importedText(source) : strings.addedText(source, to)
    }
    if (changesNoCell) return strings.noCells
    return isPartial ? strings.failedText(failedRows) : strings.took(duration(seconds))
  }

  const NextIcon = nextIcons[nextAction]
  const { tone, sign, heading } = look()
  const sentence = text()

  return (
    <StyledJobResult ref={ref} {...native} aria-labelledby={headingId}>
      <StyledHead>
        <StyledTile data-tone={tone} aria-hidden="true">
          {sign}
        </StyledTile>
        <div>
          <Heading id={headingId} ref={headingRef} tabIndex={-1}>
            {heading}
          </Heading>
          {jobName !== undefined && !isNothing && <p>{jobName}</p>}
          {sentence !== undefined && <p>{sentence}</p>}
        </div>
        <StyledActions>
          {isPartial && onShowFailedRows && (
            <Button variant="outline" onClick={() => onShowFailedRows()}>
              {strings.showRows(failedRows)}
            </Button>
          )}
          {!isNothing && onUndo && (
            <Button variant="outline" leading={<UndoIcon />} onClick={() => onUndo()}>
              {isPartial ? strings.undoAll : strings.undo}
            </Button>
          )}
          {onNextAction && (
            <Button variant="outline" leading={<NextIcon />} onClick={() => onNextAction()}>
              {strings[nextAction]}
            </Button>
          )}
          {!isNothing && onDownload && (
            <Button variant="neon" leading={<DownloadIcon />} onClick={() => onDownload()}>
              {strings.download}
            </Button>
          )}
        </StyledActions>
      </StyledHead>
      {!changesNoCell && (
        <StyledFigures>
          {figures.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </StyledFigures>
      )}
      {(hasNext || onSaveRecipe) && (
        <StyledNext>
          {hasNext && (
            <nav aria-labelledby={nextId}>
              <NextHeading id={nextId}>{strings.next}</NextHeading>
              {suggestions?.map((slug) => {
                const { icon: Sign } = findAutomation(slug)
                return (
                  <Button
                    key={slug}
                    size="sm"
                    variant="secondary"
                    href={automationHref(slug, basePath)}
                    leading={<Sign />}
                  >
                    {labels[slug]}
                  </Button>
                )
              })}
              {onShowAll && (
                <Button
                  size="sm"
                  variant="ghost"
                  trailing={<ArrowRightIcon />}
                  onClick={() => onShowAll()}
                >
                  {strings.all(count(automationSlugs.length))}
                </Button>
              )}
            </nav>
          )}
          {!isNothing && onSaveRecipe && (
            <Button
              size="sm"
              variant="outline"
              leading={<RecipeIcon />}
              onClick={() => onSaveRecipe()}
            >
              {strings.saveRecipe}
            </Button>
          )}
        </StyledNext>
      )}
    </StyledJobResult>
  )
})
