'use client'
import { Fragment } from 'react'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { SearchIcon, SecureIcon, UndoIcon } from '../../icons/index.js'
import { Notice } from '../Notice/index.js'
import { useDays } from '../useDays.js'
import { useFigures } from '../useFigures.js'
import { offBecause } from '../offBecause.js'
import { downloadDialogStrings } from './DownloadDialog.strings.js'
import { StyledActions, StyledLost, StyledReasons } from './DownloadDialog.styles.js'
import type {
  DownloadDialogProps,
  ImportEffects,
  DownloadLoss,
  ListedLoss,
} from './DownloadDialog.types.js'

/** Counts what an import of the file deletes. */
export function lossesOf({ losses = [], imported }: ImportEffects): {
  readonly variants: number
  readonly emptied: number
} {
  const sum = (key: 'variants' | 'emptied') => losses.reduce((total, loss) => total + loss[key], 0)
  return { variants: sum('variants') + (imported?.variants ?? 0), emptied: sum('emptied') }
}

interface GuardNoticeProps extends Pick<
  DownloadDialogProps,
  'content' | 'onShowLost' | 'onUndo' | 'busy'
> {
  readonly guard: ImportEffects
}

/** Says whether an import of the file keeps variants and values, and if not, which job takes them. */
export function GuardNotice({ guard, content, ...actions }: GuardNoticeProps) {
  const strings = useStrings(downloadDialogStrings)
  const { count, list } = useFigures()
  const { losses = [], missingColumns, excludedColumns = [], excludedProducts = 0 } = guard
  const { variants, emptied } = lossesOf(guard)
  const optionValues = losses.reduce((sum, loss) => sum + loss.optionValues, 0)
  const excluded = [
    ...(excludedColumns.length > 0
      ? [strings.excluded(list(excludedColumns), excludedColumns.length)]
      : []),
    ...(excludedProducts > 0
      ? [strings.excludedProducts(count(excludedProducts), excludedProducts)]
      : []),
  ]
  if (variants > 0 || emptied > 0) {
    return <Losses guard={guard} excluded={excluded} {...actions} />
  }
  const reasons = [
    ...missingColumns.map((column) => strings.missing(column)),
    ...(optionValues > 0 ? [strings.optionValues(count(optionValues), optionValues)] : []),
  ]
  if (reasons.length > 0) {
    return (
      <Notice tone="warning" title={strings.unsafe}>
        <StyledReasons role="list">
          {[...reasons, ...excluded].map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </StyledReasons>
      </Notice>
    )
  }
  if (content === 'texts') {
    // Texts have no variants to keep.
    const [title, ...more] = excluded
    return title === undefined ? null : <Notice title={title}>{more.join(' ')}</Notice>
  }
  return guard.isUnknown === true ? (
    <Notice tone="warning" title={strings.unknown}>
      {[strings.unknownText, ...excluded].join(' ')}
    </Notice>
  ) : (
    <Notice tone="success" icon={SecureIcon} title={strings.safe}>
      {[strings.safeText, ...excluded].join(' ')}
    </Notice>
  )
}

interface LossesProps extends Omit<GuardNoticeProps, 'content'> {
  /** Other content that is not in the file. */
  readonly excluded: readonly string[]
}

/** Lists in red the losses through an import: their number, job and place. */
function Losses({ guard, excluded, onShowLost, onUndo, busy }: LossesProps) {
  const strings = useStrings(downloadDialogStrings)
  const { count } = useFigures()
  const sentences = useSentences(guard)
  const { losses = [], unlisted = 0 } = guard
  const { variants, emptied } = lossesOf(guard)
  const lost = losses.flatMap((loss) => loss.lost)
  const jobs = losses.flatMap(({ job }) => job ?? [])
  return (
    <div>
      <Notice
        tone="danger"
        title={
          variants > 0
            ? strings.deleted(count(variants), variants)
            : strings.emptied(count(emptied), emptied)
        }
      >
        <StyledReasons role="list">
          {[...sentences, ...excluded].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </StyledReasons>
      </Notice>
      {lost.length > 0 && (
        <StyledLost role="list" aria-label={strings.lost}>
          {lost.map((each) => (
            <Lost key={`${each.product} ${JSON.stringify(each.rows)}`} lost={each} />
          ))}
          {unlisted > 0 && <li>{strings.unlisted(count(unlisted), unlisted)}</li>}
        </StyledLost>
      )}
      {((onShowLost && unlisted > 0) || (onUndo && jobs.length > 0)) && (
        <StyledActions>
          {onShowLost && unlisted > 0 && (
            <Button
              size="sm"
              variant="outline"
              leading={<SearchIcon />}
              onClick={() => onShowLost()}
            >
              {strings.show(count(variants), variants)}
            </Button>
          )}
          {onUndo &&
            jobs.map(({ id, name, title = name }) => (
              <Button
                key={id}
                size="sm"
                variant="outline"
                leading={<UndoIcon />}
                onClick={() => onUndo(id)}
                {...offBecause(busy ? strings.preparing : undefined)}
              >
                {jobs.length === 1 ? strings.undo : strings.undoNamed(title)}
              </Button>
            ))}
        </StyledActions>
      )}
    </div>
  )
}

/** Says of each job what it takes, and what that means. */
function useSentences({ losses = [], imported, missingColumns }: ImportEffects): readonly string[] {
  const strings = useStrings(downloadDialogStrings)
  const { count, list } = useFigures()
  const { moment } = useDays()
  const deleting = losses.filter((loss) => loss.variants > 0)
  const emptying = losses.filter((loss) => loss.emptied > 0)

  function deletedBy({ job, optionValues }: DownloadLoss): string[] {
    if (!job) return []
    return optionValues > 0
      ? [strings.deletedBy(job.name, moment(job.at), count(optionValues), optionValues)]
      : [strings.excludedBy(job.name, moment(job.at))]
  }

  function emptiedBy({ job, emptied, emptiedColumns }: DownloadLoss): string {
    const cells = strings.emptied(count(emptied), emptied)
    return job
      ? strings.emptiedBy(cells, job.name, moment(job.at), list(emptiedColumns))
      : strings.emptiedHere(cells, list(emptiedColumns))
  }

  const causes = [
    ...missingColumns.map((column) => strings.missing(column)),
    ...deleting.flatMap(deletedBy),
    ...(imported && imported.variants > 0
      ? [
          strings.deletedByList(
            imported.name,
            count(imported.variants),
            imported.variants,
            count(imported.products),
            imported.products,
          ),
        ]
      : []),
  ]
  const isDeleting = deleting.length > 0 || (imported?.variants ?? 0) > 0
  return [
    ...(isDeleting ? [[...causes, strings.deletedText].join(' ')] : causes),
    ...(emptying.length > 0 ? [[...emptying.map(emptiedBy), strings.emptiedText].join(' ')] : []),
  ]
}

/** The variants of one product, what changed, and their rows. */
function Lost({ lost: { product, variants, rows, change } }: { readonly lost: ListedLoss }) {
  const strings = useStrings(downloadDialogStrings)
  const { count } = useFigures()
  const ranges = rows.map(([first, last]) =>
    first === last ? String(first) : strings.range(String(first), String(last)),
  )
  const parts = [
    ...(change
      ? [
          change.option === undefined
            ? strings.nameBecomes(change.before, change.after)
            : strings.valueBecomes(change.option, change.before, change.after),
        ]
      : []),
    strings.variants(count(variants), variants),
    strings.rows(ranges.join(', '), variants),
  ]
  return (
    <li>
      <strong>{product}</strong>
      {': '}
      {parts.map((part, at) => (
        <Fragment key={part}>
          {at > 0 && ', '}
          {part}
        </Fragment>
      ))}
    </li>
  )
}
