'use client'
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import { Button } from '../../components/Button/index.js'
import { FieldError } from '../../components/FormField/FieldError.js'
import { UndoIcon } from '../../icons/index.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { cellEditorStrings } from './CellEditor.strings.js'
import { StyledCellEditor } from './CellEditor.styles.js'
import type { CellEditorProps, EditNext } from './CellEditor.types.js'
import { problemText } from './problemText.js'

/** A line end that was pasted into a text of one line, with the spaces around it. */
const lineEnds = /\s*[\r\n]+\s*/gu

/** Takes the text of a cell by hand, in place of what is proposed for it. */
export function CellEditor({
  name,
  cell,
  place = 'text',
  isNumber = false,
  onUse,
  onCancel,
  onReset,
}: CellEditorProps) {
  const { before, proposal, written, isMultiline, most } = cell
  const strings = useStrings(cellEditorStrings)
  const locale = useLocale()
  const number = numberFormat(locale)
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(written ?? proposal ?? before)
  const [problem, setProblem] = useState<string>()
  const isUsing = useRef(false)
  const id = useId()
  const [problemId, countId] = [`${id}-problem`, `${id}-count`]

  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.select()
  }, [])

  // It is as high as its text.
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    element.style.blockSize = '0'
    element.style.blockSize = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`
  })

  async function accept(next: EditNext | undefined): Promise<void> {
    if (isUsing.current) return
    isUsing.current = true
    try {
      const found = await onUse(text, next)
      setProblem(found && problemText(found, strings, locale))
    } finally {
      isUsing.current = false
    }
  }

  function press(event: KeyboardEvent): void {
    const { key, shiftKey, nativeEvent } = event
    event.stopPropagation()
    if (nativeEvent.isComposing) return
    if (key === 'Escape') {
      event.preventDefault()
      onCancel()
    } else if (key === 'Enter' && !(shiftKey && isMultiline)) {
      event.preventDefault()
      void accept('here')
    } else if (key === 'Tab' && place !== 'drawer') {
      event.preventDefault()
      void accept(shiftKey ? 'previous' : 'next')
    }
  }

  /** A press elsewhere uses what was typed, as in a spreadsheet. */
  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (place === 'drawer' || currentTarget.contains(relatedTarget) || !document.hasFocus()) return
    if (text === (written ?? proposal ?? before)) onCancel()
    else void accept(undefined)
  }

  const canReset = onReset !== undefined && proposal !== undefined && text !== proposal
  return (
    <StyledCellEditor
      data-editor=""
      data-place={place}
      data-number={isNumber ? '' : undefined}
      onBlur={leave}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <textarea
        ref={field}
        rows={1}
        dir="auto"
        aria-label={strings.label(name)}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={[problem && problemId, most && countId].filter(Boolean).join(' ')}
        value={text}
        spellCheck={!isNumber}
        inputMode={isNumber ? 'decimal' : undefined}
        enterKeyHint="done"
        onKeyDown={press}
        onChange={({ currentTarget: { value } }) => {
          setText(isMultiline ? value : value.replaceAll(lineEnds, ' '))
          setProblem(undefined)
        }}
      />
      <div data-below="">
        {problem !== undefined && (
          <div data-problem="">
            <FieldError id={problemId}>{problem}</FieldError>
          </div>
        )}
        {place !== 'drawer' && (
          <>
            <span>
              <kbd>{strings.enter}</kbd>
              {place === 'text' ? strings.useText : strings.useValue}
            </span>
            <span>
              <kbd>{strings.escape}</kbd>
              {proposal === undefined ? strings.leave : strings.keep}
            </span>
          </>
        )}
        {canReset && (
          <button type="button" data-back="" onClick={onReset}>
            <UndoIcon aria-hidden="true" />
            {strings.back}
          </button>
        )}
        {most !== undefined && (
          <span id={countId} data-count={text.length > most ? 'over' : ''}>
            {strings.characters(number.format(text.length), number.format(most))}
          </span>
        )}
      </div>
      {place === 'drawer' && (
        <div data-actions="">
          <Button onClick={() => void accept('here')}>{strings.use}</Button>
          <Button variant="outline" onClick={onCancel}>
            {strings.cancel}
          </Button>
        </div>
      )}
    </StyledCellEditor>
  )
}
