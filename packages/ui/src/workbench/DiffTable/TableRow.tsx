import { numberFormat } from '../../i18n/index.js'
import { memo } from 'react'
import { hasValues, noteColumn, numberColumn } from './cells.js'
import { countText, describeNotes, describeRow, mainNote, rowName } from './describe.js'
import { RowCheck } from './RowCheck.js'
import { RowNote } from './RowNote.js'
import type { RowProps } from './Row.types.js'
import { cellAttributes, ExpandButton, rowAttributes, ValueCell } from './rowParts.js'

/**
 * One row of the table, of plain elements styled by the table. It re-renders only when something it
 * shows changes.
 */
export const TableRow = /* @__PURE__ */ memo(function TableRow(props: RowProps) {
  const { index, row, columns, active, wording, isReadOnly, onToggle } = props
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
  const isSpanning = row.kind === 'product' && !hasValues(row, columns)
  const note = mainNote(row, strings)
  const last = noteColumn(columns)
  return (
    <div {...rowAttributes(props)} data-spanning={isSpanning ? '' : undefined}>
      <div
        role="rowheader"
        {...cellAttributes(0, active)}
        aria-colspan={isSpanning ? last : undefined}
        aria-label={describeRow(row, wording, [rowName(row), countText(row, wording)])}
      >
        {row.included !== undefined && (
          <RowCheck
            included={row.included}
            label={strings.include(rowName(row))}
            disabled={isReadOnly}
            onToggle={() => onToggle(index)}
          />
        )}
        <ExpandButton {...props} />
        {row.isOfProduct ? (
          <span data-said="">{row.name}</span>
        ) : (
          <span data-name="" title={row.name}>
            {row.name}
          </span>
        )}
        {isSpanning && <small>{countText(row, wording)}</small>}
      </div>
      {!isSpanning && (
        <>
          <div
            role="gridcell"
            {...cellAttributes(numberColumn, active)}
            data-number="mono"
            title={row.number > 0 ? strings.line(number.format(row.line)) : undefined}
          >
            {row.number > 0 && number.format(row.number)}
          </div>
          {columns.map(({ key }, at) => (
            <ValueCell key={key} {...props} row={row} at={at} />
          ))}
        </>
      )}
      <div role="gridcell" {...cellAttributes(last, active)}>
        {note && <span data-said="">{describeNotes(row, strings)}</span>}
        {note && <RowNote note={note} />}
      </div>
    </div>
  )
})
