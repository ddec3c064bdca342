import { numberFormat } from '../../i18n/index.js'
import { memo } from 'react'
import { LockIcon } from '../../icons/index.js'
import {
  canChange,
  cardColumns,
  firstColumn,
  isOneLine,
  noteColumn,
  numberColumn,
  skuColumn,
} from './cells.js'
import {
  columnName,
  countText,
  describeCell,
  describeNotes,
  describeRow,
  handNote,
  rowName,
  stateNote,
  urgentNote,
} from './describe.js'
import { isBelowInCard } from './stacked.js'
import { TextCell } from './TextCell.js'
import { RowCheck } from './RowCheck.js'
import { RowNote } from './RowNote.js'
import type { RowProps } from './Row.types.js'
import { cellAttributes, ExpandButton, rowAttributes, Value } from './rowParts.js'

/**
 * The part of a card that shows one row: the head of a product, or one of its variants as a term and
 * its values. A value opens when it is pressed, as there is no room for more buttons.
 */
export const DiffCard = /* @__PURE__ */ memo(function DiffCard(props: RowProps) {
  const {
    index,
    row,
    columns,
    shown: positions,
    active,
    wording,
    isReadOnly,
    onToggle,
    onOpen,
  } = props
  const { strings, locale } = wording
  const number = numberFormat(locale)
  if (!row) {
    return (
      <div {...rowAttributes(props)} aria-busy="true">
        <div role="rowheader" {...cellAttributes(0, active)}>
          <span data-said="">{strings.loading(number.format(index + 1))}</span>
          <span data-bone="" />
        </div>
      </div>
    )
  }
  const isStacked = isBelowInCard(row, columns)
  const shown = cardColumns(row, columns)
  const state = stateNote(row, strings)
  const note = urgentNote(row)
  const hand = handNote(row)
  const isProduct = row.kind === 'product'
  const ownField = isProduct ? row.field : undefined
  const isAlone = shown.length === 1 && columns.filter(canChange).length === 1
  const isNamed = !isAlone || (ownField !== undefined && !isStacked)
  const variant =
    positions.includes(skuColumn) && row.sku ? `${row.sku}, ${rowName(row)}` : rowName(row)
  const own = row.isOfProduct ? (row.field ?? row.name) : variant
  const hasRow = row.number > 0
  const inRow = hasRow ? strings.nameAndRow(own, number.format(row.number)) : own
  const name = isProduct ? row.name : inRow
  const sideText = state?.text ?? countText(row, wording)
  return (
    <div
      {...rowAttributes(props)}
      data-line={isOneLine(row, columns) ? '' : undefined}
      data-stacked={isStacked ? '' : undefined}
    >
      <div
        role="rowheader"
        {...cellAttributes(0, active)}
        aria-label={describeRow(row, wording, [name, isProduct ? sideText : undefined])}
        title={hasRow ? strings.line(number.format(row.line)) : undefined}
      >
        {row.kind !== 'variant' && row.included !== undefined && (
          <RowCheck
            included={row.included}
            label={strings.include(rowName(row))}
            disabled={isReadOnly}
            onToggle={() => onToggle(index)}
          />
        )}
        <span data-name={row.isHandle ? 'handle' : ''}>{name}</span>
        {isProduct && state && <RowNote note={{ ...state, more: 0 }} />}
        {isProduct && !state && <small>{sideText}</small>}
        <ExpandButton {...props} />
      </div>
      {isStacked && ownField !== undefined && (
        <div role="gridcell" {...cellAttributes(numberColumn, active)} data-value="">
          {strings.nameAndRow(ownField, number.format(row.number))}
        </div>
      )}
      {shown.map((at) => {
        const column = columns[at]
        const value = row.cells[at]
        if (!column || !value) return null
        if (isStacked && column.isStacked) {
          return <TextCell key={column.key} {...props} row={row} at={at} isCard />
        }
        return (
          <div
            key={column.key}
            role="gridcell"
            {...cellAttributes(at + firstColumn, active)}
            data-value=""
            data-read-only={column.readOnly ? '' : undefined}
          >
            {((isNamed && !isOneLine(row, columns)) || column.readOnly) && (
              <small aria-hidden="true">
                {column.readOnly && <LockIcon />}
                {(canChange(column) && ownField) || columnName(column)}
              </small>
            )}
            <button type="button" tabIndex={-1} onClick={() => onOpen(index, at)}>
              <span data-said="">{describeCell(row, column, at, wording)}</span>
              <Value value={value} column={column} wording={wording} />
            </button>
          </div>
        )
      })}
      {(note ?? hand) && (
        <div role="gridcell" {...cellAttributes(noteColumn(columns), active)} data-notes="">
          <span data-said="">{describeNotes(row, strings)}</span>
          {hand && <RowNote note={hand} />}
          {note && <RowNote note={note} />}
        </div>
      )}
    </div>
  )
})
