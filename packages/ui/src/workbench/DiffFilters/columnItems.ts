import type { MenuItem } from '../../components/Menu/index.js'
import { columnName } from '../DiffTable/describe.js'
import { canHide, isShown } from '../DiffTable/look.js'
import { hasPlace } from '../DiffTable/stacked.js'
import type { DiffColumn, ExtraColumn, TableLook } from '../DiffTable/index.js'
import type { diffFiltersStrings } from './DiffFilters.strings.js'

type Strings = (typeof diffFiltersStrings)['en']

interface ShownItems {
  readonly strings: Strings
  readonly tableColumns: readonly DiffColumn[]
  readonly extras: readonly ExtraColumn[]
  readonly look: TableLook
  readonly isRoomy: boolean
  readonly onLookChange: (look: TableLook) => void
}

/** Lists the columns that can be shown and hidden, and a way back to the usual widths. */
export function shownItems(options: ShownItems): MenuItem[] {
  const { strings, tableColumns, extras, look, isRoomy, onLookChange } = options
  const columns = [
    ...extras.map((key) => ({ key, label: strings[key] })),
    { key: 'row', label: strings.row },
    ...tableColumns
      .filter((column) => canHide(column) && hasPlace(column))
      .map((column) => ({ key: column.key, label: columnName(column) })),
  ]
  const hasWidths = Object.keys(look.widths ?? {}).length > 0
  return [
    {
      kind: 'label',
      id: 'shown',
      label: strings.shown,
      ...(extras.includes('image') && { hint: strings.imageHint }),
    },
    ...columns.map(({ key, label }) => ({
      kind: 'checkbox' as const,
      id: `shown ${key}`,
      label,
      checked: isShown(key, look, isRoomy),
      onCheckedChange: (checked: boolean) =>
        onLookChange({ ...look, shown: { ...look.shown, [key]: checked } }),
    })),
    ...(hasWidths
      ? [
          {
            kind: 'action' as const,
            id: 'widths',
            label: strings.usualWidths,
            onSelect: () => onLookChange({ ...look, widths: {} }),
          },
        ]
      : []),
  ]
}

/** Lists the columns whose changes can be excluded; each with its place in `columns`. */
export function changeItems(
  columns: readonly DiffColumn[],
  strings: Strings,
  onColumnChange: (column: number, isIncluded: boolean) => void,
): MenuItem[] {
  const changing = columns
    .map((column, index) => ({ column, index }))
    .filter(({ column: { kind, isFixed } }) => (kind === 'change' || kind === 'tags') && !isFixed)
  if (changing.length === 0) return []
  return [
    { kind: 'label', id: 'changes', label: strings.changes },
    ...changing.map(({ column, index }) => ({
      kind: 'checkbox' as const,
      id: `changes ${column.key}`,
      label: columnName(column),
      checked: column.isExcluded !== true,
      onCheckedChange: (isIncluded: boolean) => onColumnChange(index, isIncluded),
    })),
  ]
}
