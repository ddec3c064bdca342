import { numberFormat } from '../../i18n/index.js'
import { memo } from 'react'
import { ImageIcon, ImageOffIcon } from '../../icons/index.js'
import { firstColumn, hasValues, noteColumn, numberColumn, skuColumn } from './cells.js'
import { countText, describeNotes, describeRow, handNote, mainNote, rowName } from './describe.js'
import { stackedColumn, stackLook } from './stacked.js'
import { RowName } from './RowName.js'
import { TextCell } from './TextCell.js'
import { RowCheck } from './RowCheck.js'
import { RowNote } from './RowNote.js'
import type { RowProps } from './Row.types.js'
import { cellAttributes, ExpandButton, rowAttributes, ValueCell } from './rowParts.js'

/**
 * One row of the table, of plain elements styled by the table. It re-renders only when something it
 * shows changes.
 */
export const TableRow = /* @__PURE__ */ memo(function TableRow(props: RowProps) {
  const { index, row, columns, shown, hasImages, active, wording, editor, isReadOnly, onToggle } =
    props
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
  // The ground of locked columns goes on through the rows of products.
  const lockedAt = shown.findIndex((position) => columns[position - firstColumn]?.readOnly)
  const spanned = isSpanning && lockedAt > 0 ? lockedAt : shown.length - 1
  const note = mainNote(row, strings)
  const hand = handNote(row)
  const last = noteColumn(columns)
  const stackedAt = stackedColumn(columns)
  const isTextEdited = stackedAt >= 0 && editor?.column === stackedAt
  const images = hasImages && row.kind === 'product' ? row.images : undefined
  const imageText = images === undefined ? undefined : strings.images(number.format(images), images)
  return (
    <div
      {...rowAttributes(props)}
      data-spanning={isSpanning ? '' : undefined}
      data-stacked={isTextEdited ? 'texts' : stackLook(row, columns)}
    >
      <div
        role="rowheader"
        {...cellAttributes(0, active)}
        aria-colspan={isSpanning ? shown.length - 1 : undefined}
        style={isSpanning && lockedAt > 0 ? { gridColumn: `1 / ${spanned + 1}` } : undefined}
        aria-label={describeRow(row, wording, [rowName(row), countText(row, wording), imageText])}
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
        {images !== undefined && (
          <span data-image={images > 0 ? 'some' : 'none'} title={imageText} aria-hidden="true">
            {images > 0 ? <ImageIcon /> : <ImageOffIcon />}
          </span>
        )}
        <RowName row={row} columns={columns} />
        {isSpanning && <small>{countText(row, wording)}</small>}
      </div>
      {isSpanning &&
        shown
          .slice(spanned, -1)
          .map((position) => (
            <div
              key={position}
              aria-hidden="true"
              data-read-only={columns[position - firstColumn]?.readOnly ? '' : undefined}
            />
          ))}
      {!isSpanning &&
        shown.slice(1, -1).map((position) => {
          if (position === numberColumn) {
            return (
              <div
                key="row"
                role="gridcell"
                {...cellAttributes(position, active)}
                data-number="mono"
                title={row.number > 0 ? strings.line(number.format(row.line)) : undefined}
              >
                {row.number > 0 && number.format(row.number)}
              </div>
            )
          }
          if (position === skuColumn) {
            return (
              <div key="sku" role="gridcell" {...cellAttributes(position, active)} data-sku="">
                <span>{row.sku}</span>
              </div>
            )
          }
          const at = position - firstColumn
          return <ValueCell key={columns[at]?.key} {...props} row={row} at={at} />
        })}
      {stackedAt >= 0 && !isSpanning && <TextCell {...props} row={row} at={stackedAt} />}
      <div role="gridcell" {...cellAttributes(last, active)}>
        {(note ?? hand) && <span data-said="">{describeNotes(row, strings)}</span>}
        {hand && <RowNote note={hand} />}
        {note && <RowNote note={note} />}
      </div>
    </div>
  )
})
