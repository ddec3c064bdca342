'use client'
import { useId, useRef, useState, type RefObject, type SyntheticEvent } from 'react'
import { Button } from '../../components/Button/index.js'
import { Dialog } from '../../components/Dialog/index.js'
import { TextArea } from '../../components/TextArea/index.js'
import { TextField } from '../../components/TextField/index.js'
import { useStrings } from '../../i18n/index.js'
import { Notice } from '../Notice/index.js'
import { directionOf } from '../TranslationTable/directionOf.js'
import { memoryTableStrings } from './MemoryTable.strings.js'
import { StyledForm } from './MemoryTable.styles.js'
import type { MemoryEntry, MemoryKind, MemoryTableProps } from './MemoryTable.types.js'

interface EntryDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly kind: MemoryKind
  /** The entry to edit; without one it adds an entry. */
  readonly entry: MemoryEntry | undefined
  readonly entries: readonly MemoryEntry[]
  readonly locales: readonly string[]
  readonly onSave: MemoryTableProps['onSave']
}

/** Asks for a term or text, its language and its translation. */
export function EntryDialog({ open, onClose, ...form }: EntryDialogProps) {
  const strings = useStrings(memoryTableStrings)
  const formId = useId()
  const source = useRef<HTMLTextAreaElement>(null)
  const add = { glossary: strings.addTerm, saved: strings.addText }[form.kind]
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      initialFocus={source}
      heading={form.entry ? strings.editTitle : add}
      actions={
        <Button type="submit" form={formId}>
          {strings.save}
        </Button>
      }
    >
      <EntryForm {...form} id={formId} source={source} onClose={onClose} />
    </Dialog>
  )
}

/** Whether a text is a language tag that the browser understands. */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** The dialog mounts it each time it opens, so that it starts with the entry. */
function EntryForm({
  id,
  source: input,
  kind,
  entry,
  entries,
  locales,
  onSave,
  onClose,
}: Omit<EntryDialogProps, 'open'> & {
  readonly id: string
  readonly source: RefObject<HTMLTextAreaElement | null>
}) {
  const strings = useStrings(memoryTableStrings)
  const [source, setSource] = useState(entry?.source ?? '')
  const [translation, setTranslation] = useState(entry?.translation ?? '')
  const [locale, setLocale] = useState(entry?.locale ?? locales[0] ?? '')
  const [isSent, setSent] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const listId = useId()
  const form = useRef<HTMLFormElement>(null)

  const draft = { source: source.trim(), translation: translation.trim(), locale: locale.trim() }
  const isTaken = entries.some(
    (other) =>
      other.id !== entry?.id && other.source === draft.source && other.locale === draft.locale,
  )
  const missing = (text: string) => (text === '' ? strings.required : undefined)
  const errors = {
    source: missing(draft.source) ?? (isTaken ? strings.taken : undefined),
    locale: isLocale(draft.locale) ? undefined : strings.localeWrong,
    translation: missing(draft.translation),
  }
  const isValid = Object.values(errors).every((error) => error === undefined)
  const shown = (error: string | undefined) => (isSent ? error : undefined)

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    event.stopPropagation()
    setSent(true)
    if (!isValid) {
      const name = (['source', 'locale', 'translation'] as const).find((each) => errors[each])
      form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
      return
    }
    if (await onSave(draft, entry?.id)) onClose()
    else setFailed(true)
  }

  return (
    <StyledForm ref={form} id={id} noValidate onSubmit={(event) => void submit(event)}>
      {hasFailed && <Notice tone="danger" role="alert" title={strings.failed} />}
      <TextArea
        ref={input}
        name="source"
        label={kind === 'glossary' ? strings.term : strings.source}
        value={source}
        rows={kind === 'glossary' ? 1 : 3}
        required
        dir="auto"
        error={shown(errors.source)}
        onChange={(event) => setSource(event.currentTarget.value)}
      />
      <TextField
        name="locale"
        label={strings.language}
        hint={strings.localeHint}
        value={locale}
        list={listId}
        required
        autoComplete="off"
        spellCheck={false}
        error={shown(errors.locale)}
        onChange={(event) => setLocale(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {locales.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </datalist>
      <TextArea
        name="translation"
        label={strings.translation}
        value={translation}
        rows={kind === 'glossary' ? 1 : 3}
        required
        lang={locale || undefined}
        dir={directionOf(locale)}
        error={shown(errors.translation)}
        onChange={(event) => setTranslation(event.currentTarget.value)}
      />
    </StyledForm>
  )
}
