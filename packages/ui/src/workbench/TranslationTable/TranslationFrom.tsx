import {
  CheckIcon,
  FailedIcon,
  InfoIcon,
  MixedIcon,
  WarningIcon,
  type Icon,
} from '../../icons/index.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import { translationTableStrings } from './TranslationTable.strings.js'
import type { TranslationOrigin, TranslationRow } from './TranslationTable.types.js'

type Tone = 'done' | 'info' | 'review' | 'conflict' | 'neutral'

const icons: Readonly<Record<Tone, Icon>> = {
  done: CheckIcon,
  info: InfoIcon,
  review: WarningIcon,
  conflict: FailedIcon,
  neutral: MixedIcon,
}

const tones: Readonly<Record<TranslationOrigin, Tone>> = {
  file: 'neutral',
  saved: 'done',
  glossary: 'info',
  service: 'info',
  typed: 'done',
  empty: 'neutral',
}

/** Returns how urgent a row is: a conflict, something to review, or neither. */
export function urgencyOf({
  notes,
  isAccepted,
}: TranslationRow): 'conflict' | 'review' | undefined {
  if (notes.some(({ tone }) => tone === 'conflict')) return 'conflict'
  return notes.length > 0 && !isAccepted ? 'review' : undefined
}

/** Says where a translation comes from, and why it needs review. */
export function TranslationFrom({ row }: { readonly row: TranslationRow }) {
  const strings = useStrings(translationTableStrings)
  const locale = useLocale()
  const { origin, match = 100, service, notes, isAccepted = false, isLocked = false } = row
  const urgency = urgencyOf(row)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(match / 100)
  const names: Readonly<Record<TranslationOrigin, string>> = {
    file: strings.fromFile,
    saved: match < 100 ? strings.fromSimilar(percent) : strings.fromSaved,
    glossary: strings.fromGlossary,
    service: service ?? strings.fromService,
    typed: strings.fromTyped,
    empty: strings.fromEmpty,
  }
  const name = isLocked ? strings.locked : names[origin]
  const tone = urgency ?? tones[origin]
  const Sign = icons[tone]
  const urgent = urgency && { conflict: strings.conflict, review: strings.review }[urgency]
  return (
    <>
      <span data-from={tone}>
        <Sign aria-hidden="true" />
        {urgent ?? name}
      </span>
      {notes.map(({ text }) => (
        <small key={text}>{text}</small>
      ))}
      {urgent !== undefined && origin !== 'empty' && <small>{name}</small>}
      {isAccepted && urgency === undefined && notes.length > 0 && <small>{strings.accepted}</small>}
    </>
  )
}
