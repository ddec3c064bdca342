'use client'
import { IconButton } from '../../components/IconButton/index.js'
import { useStrings } from '../../i18n/index.js'
import { FileIcon, SortIcon } from '../../icons/index.js'
import { factsLineStrings, StyledDots } from '../FactsLine/index.js'
import { FileName } from '../FileName/index.js'
import { StoreLabel } from '../StoreLabel/index.js'
import { useDays } from '../useDays.js'
import { useFigures } from '../useFigures.js'
import { offBecause } from '../offBecause.js'
import { comparisonDialogStrings } from './ComparisonDialog.strings.js'
import { StyledFile, StyledFiles } from './ComparisonDialog.styles.js'
import type {
  ComparedFile,
  ComparisonDialogProps,
  ComparisonResult,
} from './ComparisonDialog.types.js'

interface ComparedFilesProps
  extends Pick<ComparisonResult, 'earlier' | 'later'>, Pick<ComparisonDialogProps, 'onSwap'> {
  readonly isComparing: boolean
}

/** The two files, and which of them is the earlier one. */
export function ComparedFiles({ earlier, later, onSwap, isComparing }: ComparedFilesProps) {
  const strings = useStrings(comparisonDialogStrings)
  return (
    <StyledFiles>
      <File role={strings.earlier} file={earlier} />
      <IconButton
        label={strings.swap}
        icon={<SortIcon />}
        onClick={() => onSwap()}
        {...offBecause(isComparing ? strings.atWork : undefined)}
      />
      <File role={strings.later} file={later} />
    </StyledFiles>
  )
}

function File({ role, file }: { readonly role: string; readonly file: ComparedFile }) {
  const strings = useStrings(comparisonDialogStrings)
  const facts = useStrings(factsLineStrings)
  const { count } = useFigures()
  const { moment } = useDays()
  const { name, at, jobs = 0, store, isOpen = false } = file
  return (
    <StyledFile>
      <FileIcon aria-hidden="true" />
      <div>
        <small>{role}</small>
        <strong>
          <FileName name={name} />
        </strong>
        <StyledDots>
          {store && <StoreLabel store={store} />} <span>{moment(at)}</span>{' '}
          {jobs > 0 && <span>{facts.jobs(count(jobs), jobs)}</span>}{' '}
          {isOpen && <span>{strings.openNow}</span>}
        </StyledDots>
      </div>
    </StyledFile>
  )
}
