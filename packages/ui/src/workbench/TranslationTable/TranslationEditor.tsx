'use client'
import { useId, useState, type KeyboardEvent } from 'react'
import { useStrings } from '../../i18n/index.js'
import { directionOf } from './directionOf.js'
import { TranslationText } from './TranslationText.js'
import { translationTableStrings } from './TranslationTable.strings.js'
import type { ListedTranslation } from './TranslationTable.types.js'

interface TranslationEditorProps {
  readonly row: ListedTranslation
  readonly label: string
  readonly describedBy: string
  readonly locale: string
  readonly isReadOnly: boolean
  readonly onCommit: (text: string) => void
  /** Handles a key that leaves the field; called after the text was committed. */
  readonly onKey: (event: KeyboardEvent) => void
}

/** The field of one translation. It grows with its text, and marks the placeholders in it. */
export function TranslationEditor({
  row,
  label,
  describedBy,
  locale,
  isReadOnly,
  onCommit,
  onKey,
}: TranslationEditorProps) {
  const strings = useStrings(translationTableStrings)
  const id = useId()
  // What is being typed; a new suggestion replaces it only once it is committed.
  const [typed, setTyped] = useState<string>()
  const text = typed ?? row.translation
  const native = { lang: locale, dir: text === '' ? 'auto' : directionOf(locale) }

  function commit() {
    if (typed !== undefined && typed !== row.translation) onCommit(typed)
    setTyped(undefined)
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && typed !== undefined) {
      event.preventDefault()
      event.stopPropagation()
      setTyped(undefined)
      return
    }
    const leavesField = event.key === 'Enter' ? event.ctrlKey || event.metaKey : event.altKey
    if (leavesField) {
      commit()
      onKey(event)
    }
  }

  return (
    <span data-editor="">
      <span data-mirror="" aria-hidden="true" {...native}>
        <TranslationText text={text} placeholders={row.placeholders} />
        {/* A last line that is empty has a height too. */}
        {'\u200B'}
      </span>
      <textarea
        id={id}
        rows={1}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={row.notes.some(({ tone }) => tone === 'conflict') || undefined}
        {...native}
        placeholder={strings.placeholder}
        value={text}
        readOnly={isReadOnly}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={commit}
        onKeyDown={press}
      />
    </span>
  )
}
