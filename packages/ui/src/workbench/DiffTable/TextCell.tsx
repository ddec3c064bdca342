import { useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { ExpandIcon } from '../../icons/index.js'
import { TextSide } from '../DiffCell/TextSide.js'
import { textsOf } from '../DiffCell/textsOf.js'
import { fitted, sideOf, wordDiff, type DiffPart } from '../DiffCell/wordDiff.js'
import type { DiffValue } from '../DiffCell/index.js'
import { canBeWritten, firstColumn } from './cells.js'
import { describeCell } from './describe.js'
import type { DiffRow } from './DiffTable.types.js'
import type { RowProps } from './Row.types.js'
import { cellAttributes, Value } from './rowParts.js'
import { stackLook } from './stacked.js'

interface TextCellProps extends RowProps {
  readonly row: DiffRow
  readonly at: number
  /** Whether it is in a card, whose buttons are in words. */
  readonly isCard?: boolean
}

/** The cell that stands below the others of its row: a changed text before above after, or tags. */
export function TextCell({ row, at, isCard = false, ...props }: TextCellProps) {
  const { index, columns, active, wording, room, format, editor, onOpen, onEdit } = props
  const { strings } = wording
  const cell = useRef<HTMLDivElement>(null)
  const column = columns[at]
  const value = row.cells[at] ?? {}
  const isEdited = editor?.column === at
  const look = isEdited ? 'texts' : stackLook(row, columns)
  // The editor has the source of HTML, which is compared with the source.
  const changed = useChangedTexts(value, isEdited ? 'html' : format, room, look === 'texts')
  const isClamped = useIsClamped(cell, look === 'texts')
  if (!column || !look) return null
  const canOpen = isClamped || changed?.isShortened === true
  return (
    <div
      ref={cell}
      role="gridcell"
      {...cellAttributes(at + firstColumn, active)}
      data-stack={look}
      data-excluded={value.isExcluded ? '' : undefined}
      data-conflict={value.isConflict ? '' : undefined}
    >
      {!isEdited && <span data-said="">{describeCell(row, column, at, wording)}</span>}
      {changed ? (
        <Texts
          value={value}
          changed={changed}
          wording={wording}
          editor={isEdited ? editor.node : undefined}
        />
      ) : (
        <Value value={value} column={column} wording={wording} />
      )}
      {canOpen && !isCard && (
        <button
          type="button"
          data-open=""
          tabIndex={-1}
          aria-label={strings.open}
          onClick={() => onOpen(index, at)}
        >
          <ExpandIcon aria-hidden="true" />
        </button>
      )}
      {isCard && (canOpen || onEdit) && (
        <span data-actions="">
          {canOpen && (
            <button type="button" data-open="words" tabIndex={-1} onClick={() => onOpen(index, at)}>
              {strings.showAll}
            </button>
          )}
          {onEdit && canBeWritten(column) && (
            <button type="button" data-open="words" tabIndex={-1} onClick={() => onEdit(index, at)}>
              {strings.edit}
            </button>
          )}
        </span>
      )}
    </div>
  )
}

/** Compares both sides of a text, and shortens what does not fit between its changes. */
function useChangedTexts(
  value: DiffValue,
  format: RowProps['format'],
  room: number,
  isText: boolean,
) {
  return useMemo(() => {
    if (!isText) return undefined
    const texts = textsOf(value, format)
    const all = wordDiff(texts.before, texts.after)
    // About this many characters fit; a few more may do so, too.
    const isLong = Math.max(texts.before.length, texts.after.length) > room * 1.25
    const parts = isLong ? fitted(all, room) : all
    return { texts, parts, isShortened: parts !== all }
  }, [value, format, room, isText])
}

interface TextsProps extends Pick<RowProps, 'wording'> {
  readonly value: DiffValue
  readonly changed: NonNullable<ReturnType<typeof useChangedTexts>>
  /** Replaces the new text while that is written by hand. */
  readonly editor: ReactNode
}

function Texts({ value, changed: { texts, parts }, wording, editor }: TextsProps) {
  const { strings, cellStrings } = wording
  const isEdited = editor !== undefined
  if (texts.isMarkupOnly && !isEdited) return <p aria-hidden="true">{cellStrings.onlyMarkup}</p>
  const side = (shown: readonly DiffPart[]) => (
    <TextSide parts={shown} texts={texts} strings={cellStrings} isFlowing />
  )
  if (value.after === undefined && !isEdited) {
    return (
      <p dir="auto" aria-hidden="true">
        {side(parts)}
      </p>
    )
  }
  const [old, fresh] = [sideOf(parts, 'removed'), sideOf(parts, 'added')]
  return (
    <dl aria-hidden={isEdited ? undefined : true}>
      <dt>{strings.before}</dt>
      <dd dir="auto">{side(value.isExcluded ? unmarked(old) : old)}</dd>
      <dt>{strings.after}</dt>
      {isEdited ? (
        <dd data-edited="">{editor}</dd>
      ) : (
        <dd dir="auto" data-after="">
          {value.isExcluded && fresh.length > 0 ? <del>{side(unmarked(fresh))}</del> : side(fresh)}
        </dd>
      )}
    </dl>
  )
}

/** Returns the text of one side as it is. */
function unmarked(parts: readonly DiffPart[]): readonly DiffPart[] {
  return parts.map(({ text }) => ({ kind: 'same', text }))
}

/** Whether a text in a cell has more lines than are shown. */
function useIsClamped(cell: RefObject<HTMLElement | null>, isText: boolean): boolean {
  const [isClamped, setClamped] = useState(false)
  useLayoutEffect(() => {
    const element = cell.current
    if (!element || !isText) return undefined
    const watch = new ResizeObserver(() => {
      const texts = [...element.querySelectorAll(':scope > p, dd:not([data-edited])')]
      setClamped(texts.some((text) => text.scrollHeight > text.clientHeight + 1))
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [cell, isText])
  return isClamped && isText
}
