import { ArrowRightIcon } from '../../icons/index.js'
import { numberFormat } from '../../i18n/index.js'
import { percentChangeFormat, percentFormat } from '../percentFormat.js'
import type { DiffCellStrings } from './DiffCell.strings.js'
import type { DiffComputed, DiffKind, DiffValue } from './DiffCell.types.js'
import { reveal } from './reveal.js'
import { Revealed, unseenText } from './Revealed.js'
import { tagDiff } from './tagDiff.js'
import { textsOf } from './textsOf.js'
import { excerpt, fitted, isLongChange, sideOf, wordDiff, type DiffPart } from './wordDiff.js'

/** Display of a change: both whole values, the changed words of a long text, or tags. */
export type DiffLook = 'values' | 'excerpt' | 'tags'

/** Whether lists of tags differ in nothing but what is between the tags. */
function isSpacing(before = '', after = before): boolean {
  return before !== after && tagDiff(before, after).every(({ kind }) => kind === 'same')
}

/** Returns how a value is shown; undefined if there is nothing to show. */
export function lookOf(value: DiffValue, kind: DiffKind): DiffLook | undefined {
  const { before, after, computed } = value
  if (computed) return 'values'
  if (before === undefined && after === undefined) return undefined
  if (kind === 'tags' && !isSpacing(before, after)) return 'tags'
  return isLongChange(before ?? '', after ?? '') ? 'excerpt' : 'values'
}

/** Returns a computed value as text, as it is after the change. */
export function computedText(computed: DiffComputed, locale: string): string {
  if ('text' in computed) return computed.text
  if ('count' in computed) return numberFormat(locale).format(computed.count)
  const format = computed.isChange ? percentChangeFormat : percentFormat
  return format(locale).format(computed.percent / 100)
}

/** Returns a number that was another before the change, as it was; undefined if there is none. */
function numberBefore(computed: DiffComputed, locale: string): string | undefined {
  if ('text' in computed || computed.before === undefined) return undefined
  const { before } = computed
  if ('percent' in computed) {
    return before === computed.percent ? undefined : percentFormat(locale).format(before / 100)
  }
  return before === computed.count ? undefined : numberFormat(locale).format(before)
}

const none: readonly string[] = []

/** Longer values are cut off when they are spoken. */
const longestSpoken = 120

function spoken(text: string, others: readonly string[], strings: DiffCellStrings): string {
  if (text === '') return strings.empty
  const announced = text.length > longestSpoken ? `${text.slice(0, longestSpoken)}…` : text
  const unseen = reveal(text, others).filter((piece) => piece.unseen !== undefined)
  return [announced, ...new Set(unseen.map((piece) => unseenText(piece, strings)))].join(', ')
}

/** Returns what changes between two long texts; short ones whole. */
function spokenSides(before: string, after: string): readonly [before: string, after: string] {
  if (Math.max(before.length, after.length) <= longestSpoken) return [before, after]
  const parts = fitted(wordDiff(before, after), longestSpoken)
  const side = (changed: 'removed' | 'added') =>
    sideOf(parts, changed)
      .map(({ text }) => text)
      .join('')
  return [side('removed'), side('added')]
}

/** Says a value before and after its change. */
export function describeDiff(value: DiffValue, strings: DiffCellStrings, locale: string): string {
  const { after, computed } = value
  if (computed) {
    const text = computedText(computed, locale)
    const was = numberBefore(computed, locale)
    return was === undefined ? text : strings.changes(was, text)
  }
  const texts = textsOf(value, 'text')
  if (after === undefined) return spoken(texts.before, none, strings)
  if (texts.isMarkupOnly) return strings.onlyMarkup
  const [old, fresh] = spokenSides(texts.before, texts.after)
  return strings.changes(spoken(old, [fresh], strings), spoken(fresh, [old], strings))
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
  if (computed) return <ComputedContent computed={computed} locale={locale} />
  const look = lookOf(value, kind)
  const sides = { before, after: after ?? before, isExcluded, strings }
  if (look === 'tags') return <Parts parts={tagDiff(before, sides.after)} {...sides} isTags />
  if (after === undefined) return <Whole text={before} empty={strings.empty} />
  if (look === 'excerpt') return <Parts parts={excerpt(before, after)} {...sides} />
  const Old = isExcluded ? 'span' : 'del'
  const New = isExcluded ? 'del' : 'ins'
  return (
    <>
      {before === '' && !isExcluded ? (
        <span data-empty="">{strings.empty}</span>
      ) : (
        <Old data-kept={isExcluded ? '' : undefined}>
          {before === '' ? (
            strings.empty
          ) : (
            <Revealed text={before} others={[after]} strings={strings} />
          )}
        </Old>
      )}
      <ArrowRightIcon data-arrow="" aria-hidden="true" />
      <New data-empty={after === '' ? '' : undefined}>
        {after === '' ? (
          strings.empty
        ) : (
          <Revealed text={after} others={[before]} strings={strings} />
        )}
      </New>
    </>
  )
}

function ComputedContent({ computed, locale }: { computed: DiffComputed; locale: string }) {
  const text = computedText(computed, locale)
  const was = numberBefore(computed, locale)
  if (was === undefined) return <span>{text}</span>
  return (
    <>
      <span data-was="">{was}</span>
      <ArrowRightIcon data-arrow="" aria-hidden="true" />
      <strong>{text}</strong>
    </>
  )
}

function Whole({ text, empty }: { readonly text: string; readonly empty: string }) {
  return <span data-empty={text === '' ? '' : undefined}>{text || empty}</span>
}

interface PartsProps {
  readonly parts: readonly DiffPart[]
  readonly before: string
  readonly after: string
  readonly isExcluded: boolean
  /** Whether each part is a tag, and not a piece of one text. */
  readonly isTags?: boolean
  readonly strings: DiffCellStrings
}

/** A part with signs for what is easily overlooked, if it changes. */
export function RevealedPart({
  part: { kind, text },
  index,
  parts,
  before,
  after,
  strings,
}: Omit<PartsProps, 'isExcluded' | 'isTags'> & {
  readonly part: DiffPart
  readonly index: number
}) {
  if (kind === 'same') return text
  const rest = parts.slice(index + 1)
  const gone = kind === 'removed' ? 'added' : 'removed'
  return (
    <Revealed
      text={text}
      others={kind === 'removed' ? [after] : [before]}
      isStart={parts.slice(0, index).every((part) => part.kind === gone)}
      isEnd={rest.every((part) => part.kind === gone)}
      strings={strings}
    />
  )
}

/** An excluded change leaves the old text as it is and strikes the new one. */
const elements = {
  included: { same: 'span', removed: 'del', added: 'ins' },
  excluded: { same: 'span', removed: 'span', added: 'del' },
} as const

function Parts({ isExcluded, isTags = false, ...sides }: PartsProps) {
  const { parts, strings } = sides
  const as = elements[isExcluded ? 'excluded' : 'included']
  return parts.map((part, index) => {
    const { kind, text } = part
    const Part = as[kind]
    const isKept = isExcluded && kind === 'removed'
    const others = isTags ? parts.map((other) => other.text) : none
    return (
      // Parts never move, so the index identifies them.
      // oxlint-disable-next-line react/no-array-index-key
      <Part key={index} data-kept={isKept ? '' : undefined}>
        {isTags ? (
          <Revealed text={text} others={others} strings={strings} />
        ) : (
          <RevealedPart part={part} index={index} {...sides} />
        )}
      </Part>
    )
  })
}
