'use client'
import { memo, useId, useState, type KeyboardEvent } from 'react'
import { Button } from '../../components/Button/index.js'
import { IconButton } from '../../components/IconButton/index.js'
import { CheckIcon, UndoIcon } from '../../icons/index.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { directionOf } from './directionOf.js'
import { TranslationEditor } from './TranslationEditor.js'
import { TranslationFrom, urgencyOf } from './TranslationFrom.js'
import { TranslationText } from './TranslationText.js'
import { translationTableStrings } from './TranslationTable.strings.js'
import type { ListedTranslation } from './TranslationTable.types.js'

interface TranslationLineProps {
  readonly index: number
  readonly row: ListedTranslation | undefined
  readonly top: number
  readonly sourceLocale: string | undefined
  readonly locale: string
  readonly isReadOnly: boolean
  /** Whether a typed translation can be discarded. */
  readonly canDiscard: boolean
  readonly canAccept: boolean
  readonly onType: (row: ListedTranslation, text: string) => void
  readonly onAccept: (row: ListedTranslation) => void
  readonly onDiscard: (row: ListedTranslation) => void
  readonly onKey: (index: number, row: ListedTranslation, event: KeyboardEvent) => void
}

/** One text with its translation: a row of the table, or a card. */
export const TranslationLine = memo(function TranslationLine({
  index,
  row,
  top,
  sourceLocale,
  locale,
  isReadOnly,
  canDiscard,
  canAccept,
  onType,
  onAccept,
  onDiscard,
  onKey,
}: TranslationLineProps) {
  const strings = useStrings(translationTableStrings)
  const format = numberFormat(useLocale())
  const id = useId()
  // A long text is shown whole once its row had focus.
  const [isOpen, setOpen] = useState(false)
  const attributes = {
    role: 'row',
    'data-index': index,
    'data-item': index,
    'aria-rowindex': index + 2,
    style: { insetBlockStart: top },
  } as const

  if (!row) {
    return (
      <div {...attributes} aria-busy="true">
        <span role="cell" data-loading="">
          <span data-bone="" />
        </span>
      </div>
    )
  }

  const number = format.format(row.number)
  const isFixed = isReadOnly || row.isLocked === true
  return (
    <div
      {...attributes}
      data-tone={urgencyOf(row)}
      data-open={isOpen ? '' : undefined}
      onFocus={() => setOpen(true)}
    >
      <div role="rowheader" data-field="">
        <span>{row.field}</span>
        <small>{strings.row(number)}</small>
      </div>
      <div role="cell" data-source="">
        <span
          id={`${id}-source`}
          data-text=""
          lang={sourceLocale || undefined}
          dir={directionOf(sourceLocale)}
        >
          <TranslationText text={row.source} placeholders={row.placeholders} />
        </span>
      </div>
      <div role="cell" data-translation="">
        {row.isLocked ? (
          <span data-text="" lang={locale} dir={directionOf(locale)}>
            {row.translation}
          </span>
        ) : (
          <TranslationEditor
            row={row}
            label={strings.translationOf(row.field, number)}
            describedBy={`${id}-source ${id}-from`}
            locale={locale}
            isReadOnly={isReadOnly}
            onCommit={(text) => onType(row, text)}
            onKey={(event) => onKey(index, row, event)}
          />
        )}
        {row.origin === 'typed' && canDiscard && !isFixed && (
          <IconButton label={strings.reset} icon={<UndoIcon />} onClick={() => onDiscard(row)} />
        )}
      </div>
      <div role="cell" data-origin="">
        <div id={`${id}-from`}>
          <TranslationFrom row={row} />
        </div>
        {urgencyOf(row) === 'review' && canAccept && !isFixed && (
          <Button
            size="sm"
            variant="outline"
            leading={<CheckIcon />}
            aria-label={strings.acceptOf(row.field, number)}
            onClick={() => onAccept(row)}
          >
            {strings.accept}
          </Button>
        )}
      </div>
    </div>
  )
})
