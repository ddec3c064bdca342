import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { ExpandIcon } from '../../icons/index.js'
import { TextSide } from '../DiffCell/TextSide.js'
import { textsOf } from '../DiffCell/textsOf.js'
import { fitted, sideOf, wordDiff, type DiffPart } from '../DiffCell/wordDiff.js'
import type { DiffValue } from '../DiffCell/index.js'
import { firstColumn } from './cells.js'
import { describeCell } from './describe.js'
import type { DiffRow } from './DiffTable.types.js'
import type { RowProps } from './Row.types.js'
import { cellAttributes, Value } from './rowParts.js'
import { stackLook } from './stacked.js'

interface TextCellProps extends RowProps {
  readonly row: DiffRow
  readonly at: number
  /** Whether the whole text opens by a button in words. */
  readonly isCard?: boolean
}

/** The cell that stands below the others of its row: a changed text before above after, or tags. */
export function TextCell({ row, at, isCard = false, ...props }: TextCellProps) {
  const { index, columns, active, wording, room, format, editor, onOpen } = props
  const { strings } = wording
  const cell = useRef<HTMLDivElement>(null)
  const column = columns[at]
  const value = row.cells[at] ?? {}
  const look = stackLook(row, columns)
  const changed = useChangedTexts(value, format, room, look === 'texts')
  const isClamped = useIsClamped(cell, look === 'texts')
  if (!column || !look) return null
  if (editor?.column === at) {
    return (
      <div role="gridcell" {...cellAttributes(at + firstColumn, active)} data-stack="texts">
        {editor.node}
      </div>
    )
  }
  return (
    <div
      ref={cell}
      role="gridcell"
      {...cellAttributes(at + firstColumn, active)}
      data-stack={look}
      data-excluded={value.isExcluded ? '' : undefined}
      data-conflict={value.isConflict ? '' : undefined}
    >
      <span data-said="">{describeCell(row, column, at, wording)}</span>
      {changed ? (
        <Texts value={value} changed={changed} wording={wording} />
      ) : (
        <Value value={value} column={column} wording={wording} />
      )}
      {(isClamped || changed?.isShortened) && (
        <button
          type="button"
          data-open={isCard ? 'words' : ''}
          tabIndex={-1}
          aria-label={isCard ? undefined : strings.open}
          onClick={() => onOpen(index, at)}
        >
          {isCard ? strings.showAll : <ExpandIcon aria-hidden="true" />}
        </button>
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
}

function Texts({ value, changed: { texts, parts }, wording }: TextsProps) {
  const { strings, cellStrings } = wording
  if (texts.isMarkupOnly) return <p aria-hidden="true">{cellStrings.onlyMarkup}</p>
  const side = (shown: readonly DiffPart[]) => (
    <TextSide parts={shown} texts={texts} strings={cellStrings} isFlowing />
  )
  if (value.after === undefined) {
    return (
      <p dir="auto" aria-hidden="true">
        {side(parts)}
      </p>
    )
  }
  const [old, fresh] = [sideOf(parts, 'removed'), sideOf(parts, 'added')]
  return (
    <dl aria-hidden="true">
      <dt>{strings.before}</dt>
      <dd dir="auto">{side(value.isExcluded ? unmarked(old) : old)}</dd>
      <dt>{strings.after}</dt>
      <dd dir="auto" data-after="">
        {value.isExcluded && fresh.length > 0 ? <del>{side(unmarked(fresh))}</del> : side(fresh)}
      </dd>
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
      const texts = [...element.querySelectorAll('dd, p')]
      setClamped(texts.some((text) => text.scrollHeight > text.clientHeight + 1))
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [cell, isText])
  return isClamped && isText
}
