'use client'
import type { RefObject } from 'react'
import { IconButton } from '../../components/IconButton/index.js'
import { Menu } from '../../components/Menu/index.js'
import { ColumnsIcon } from '../../icons/index.js'
import { useStrings } from '../../i18n/index.js'
import { useOwnValue } from '../fields/useOwnValue.js'
import { usualLook } from '../DiffTable/look.js'
import { useIsRoomy } from '../DiffTable/useIsRoomy.js'
import type { DiffColumn, ExtraColumn, TableLook } from '../DiffTable/index.js'
import { changeItems, shownItems } from './columnItems.js'
import { diffFiltersStrings } from './DiffFilters.strings.js'

interface ColumnsMenuProps {
  /** An element as wide as the table. */
  readonly box: RefObject<HTMLElement | null>
  /** Columns whose changes can be excluded. */
  readonly columns: readonly DiffColumn[]
  readonly onColumnChange?: ((column: number, isIncluded: boolean) => void) | undefined
  readonly tableColumns: readonly DiffColumn[]
  readonly extras: readonly ExtraColumn[]
  readonly look?: TableLook | undefined
  readonly onLookChange?: ((look: TableLook) => void) | undefined
  readonly disabled?: boolean
}

/** Chooses the columns that a table shows, and those whose changes are written. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  const { box, columns, onColumnChange, tableColumns, extras, onLookChange, disabled } = props
  const strings = useStrings(diffFiltersStrings)
  const [look, keepLook] = useOwnValue(props.look ?? usualLook, (next) => onLookChange?.(next))
  const isRoomy = useIsRoomy(box)
  const items = [
    ...(onLookChange
      ? shownItems({ strings, tableColumns, extras, look, isRoomy, onLookChange: keepLook })
      : []),
    ...(onColumnChange ? changeItems(columns, strings, onColumnChange) : []),
  ]
  if (items.length === 0) return null
  return (
    <Menu
      label={strings.columns}
      align="end"
      trigger={<IconButton label={strings.columns} icon={<ColumnsIcon />} disabled={disabled} />}
      items={items}
    />
  )
}
