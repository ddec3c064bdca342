'use client'
import { useStrings } from '../../i18n/index.js'
import { SecureIcon } from '../../icons/index.js'
import { Notice } from '../Notice/index.js'
import { useFigures } from '../useFigures.js'
import { downloadDialogStrings } from './DownloadDialog.strings.js'
import { StyledReasons } from './DownloadDialog.styles.js'
import type { DownloadGuard } from './DownloadDialog.types.js'

/** Says whether an import of the file keeps variants and values, and if not, why. */
export function GuardNotice({ guard }: { readonly guard: DownloadGuard }) {
  const strings = useStrings(downloadDialogStrings)
  const { count, list } = useFigures()
  const { optionValues, emptiedCells, missingColumns, excludedColumns = [] } = guard
  const { deleted = { variants: 0, products: 0 }, isUnknown = false } = guard
  const excluded =
    excludedColumns.length > 0
      ? strings.excluded(list(excludedColumns), excludedColumns.length)
      : undefined
  const reasons = [
    ...missingColumns.map((column) => strings.missing(column)),
    ...(optionValues > 0 ? [strings.optionValues(count(optionValues), optionValues)] : []),
    ...(emptiedCells > 0 ? [strings.emptied(count(emptiedCells), emptiedCells)] : []),
  ]
  if (reasons.length === 0 && deleted.variants === 0) {
    if (isUnknown) {
      return (
        <Notice tone="warning" title={strings.unknown}>
          {strings.unknownText} {excluded}
        </Notice>
      )
    }
    return (
      <Notice tone="success" icon={SecureIcon} title={strings.safe}>
        {strings.safeText} {excluded}
      </Notice>
    )
  }
  const isDeleting = deleted.variants > 0
  const title = isDeleting
    ? strings.deleted(
        count(deleted.variants),
        deleted.variants,
        count(deleted.products),
        deleted.products,
      )
    : strings.unsafe
  return (
    <Notice tone={isDeleting ? 'danger' : 'warning'} title={title}>
      {isDeleting && optionValues === 0 && strings.deletedText}
      <StyledReasons role="list">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {excluded !== undefined && <li>{excluded}</li>}
      </StyledReasons>
    </Notice>
  )
}
