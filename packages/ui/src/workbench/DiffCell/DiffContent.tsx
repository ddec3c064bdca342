import { ArrowRightIcon } from '../../icons/index.js'
import { percentFormat } from '../percentFormat.js'
import type { DiffCellStrings } from './DiffCell.strings.js'
import type { DiffComputed, DiffKind, DiffValue } from './DiffCell.types.js'
import { tagDiff } from './tagDiff.js'
import { excerpt, isLongChange, type DiffPart } from './wordDiff.js'

/** How a value is shown: whole values beside each other, the changed words of a long text, or tags. */
export type DiffLook = 'values' | 'excerpt' | 'tags'

/** Returns how a value is shown; undefined if there is nothing to show. */
export function lookOf(value: DiffValue, kind: DiffKind): DiffLook | undefined {
  const { before, after, computed } = value
  if (computed) return 'values'
  if (before === undefined && after === undefined) return undefined
  if (kind === 'tags') return 'tags'
  return isLongChange(before ?? '', after ?? '') ? 'excerpt' : 'values'
}

/** Returns a computed value as text. */
export function computedText(computed: DiffComputed, locale: string): string {
  if ('text' in computed) return computed.text
  return percentFormat(locale).format(computed.percent / 100)
}

/** Longer values are cut off when they are spoken. */
const longestSpoken = 120

function spoken(text: string, strings: DiffCellStrings): string {
  if (text === '') return strings.empty
  return text.length > longestSpoken ? `${text.slice(0, longestSpoken)}…` : text
}

/** Says a value before and after its change. */
export function describeDiff(value: DiffValue, strings: DiffCellStrings, locale: string): string {
  const { before = '', after, computed } = value
  if (computed) return computedText(computed, locale)
  if (after === undefined) return spoken(before, strings)
  return strings.changes(spoken(before, strings), spoken(after, strings))
}

interface DiffContentProps {
  readonly value: DiffValue
  readonly kind: DiffKind
  readonly strings: DiffCellStrings
  readonly locale: string
}

/** The content of a cell, of plain elements styled by `diffLook`. */
export function DiffContent({ value, kind, strings, locale }: DiffContentProps) {
  const { before = '', after, computed, isExcluded = false } = value
  if (computed) return <span>{computedText(computed, locale)}</span>
  const look = lookOf(value, kind)
  if (look === 'tags') return <Parts parts={tagDiff(before, after ?? before)} {...{ isExcluded }} />
  if (after === undefined) return <Whole text={before} empty={strings.empty} />
  if (look === 'excerpt') return <Parts parts={excerpt(before, after)} {...{ isExcluded }} />
  const Old = isExcluded ? 'span' : 'del'
  const New = isExcluded ? 'del' : 'ins'
  return (
    <>
      {before === '' && !isExcluded ? (
        <span data-empty="">{strings.empty}</span>
      ) : (
        <Old data-kept={isExcluded ? '' : undefined}>{before || strings.empty}</Old>
      )}
      <ArrowRightIcon data-arrow="" aria-hidden="true" />
      <New data-empty={after === '' ? '' : undefined}>{after || strings.empty}</New>
    </>
  )
}

function Whole({ text, empty }: { readonly text: string; readonly empty: string }) {
  return <span data-empty={text === '' ? '' : undefined}>{text || empty}</span>
}

interface PartsProps {
  readonly parts: readonly DiffPart[]
  readonly isExcluded: boolean
}

/** An excluded change leaves the old text as it is and strikes the new one. */
const elements = {
  included: { same: 'span', removed: 'del', added: 'ins' },
  excluded: { same: 'span', removed: 'span', added: 'del' },
} as const

function Parts({ parts, isExcluded }: PartsProps) {
  const as = elements[isExcluded ? 'excluded' : 'included']
  return parts.map(({ kind, text }, index) => {
    const Part = as[kind]
    const isKept = isExcluded && kind === 'removed'
    return (
      // Parts never move, so the index identifies them.
      // oxlint-disable-next-line react/no-array-index-key
      <Part key={index} data-kept={isKept ? '' : undefined}>
        {text}
      </Part>
    )
  })
}
