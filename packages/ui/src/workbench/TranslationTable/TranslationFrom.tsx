import type { TranslationOrigin } from '@dropwatt/automations'
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
import type { ListedTranslation } from './TranslationTable.types.js'

type Tone = 'done' | 'info' | 'review' | 'conflict' | 'neutral'

const icons: Readonly<Record<Tone, Icon>> = {
  done: CheckIcon,
  info: InfoIcon,
  review: WarningIcon,
  conflict: FailedIcon,
  neutral: MixedIcon,
}

const tones: Readonly<Record<TranslationOrigin, Tone>> = {
  saved: 'done',
  glossary: 'info',
  browser: 'info',
  service: 'info',
  typed: 'done',
}

/** Returns how urgent a row is: a conflict, something to review, or neither. */
export function urgencyOf({
  notes,
  isAccepted,
}: ListedTranslation): 'conflict' | 'review' | undefined {
  if (notes.some(({ tone }) => tone === 'conflict')) return 'conflict'
  return notes.length > 0 && !isAccepted ? 'review' : undefined
}

/** Says where a translation comes from, and why it needs review. */
export function TranslationFrom({ row }: { readonly row: ListedTranslation }) {
  const strings = useStrings(translationTableStrings)
  const locale = useLocale()
  const {
    origin,
    translation,
    match = 100,
    service,
    notes,
    isAccepted = false,
    isLocked = false,
  } = row
  const urgency = urgencyOf(row)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(match / 100)
  const names: Readonly<Record<TranslationOrigin, string>> = {
    saved: match < 100 ? strings.fromSimilar(percent) : strings.fromSaved,
    glossary: strings.fromGlossary,
    browser: service ?? strings.fromService,
    service: service ?? strings.fromService,
    typed: strings.fromTyped,
  }
  const isEmpty = origin === undefined && translation === ''
  // What nobody planned is in the file already.
  const from = isEmpty ? strings.fromEmpty : strings.fromFile
  const known = origin === undefined ? from : names[origin]
  const name = isLocked ? strings.locked : known
  const tone = urgency ?? (origin === undefined ? 'neutral' : tones[origin])
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
      {urgent !== undefined && !isEmpty && <small>{name}</small>}
      {isAccepted && urgency === undefined && notes.length > 0 && <small>{strings.accepted}</small>}
    </>
  )
}
