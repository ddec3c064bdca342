'use client'
import { forwardRef, useId, useRef, useState } from 'react'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { CheckIcon } from '../../icons/index.js'
import { checklistStrings } from './Checklist.strings.js'
import {
  StyledBox,
  StyledChecklist,
  StyledDone,
  StyledHead,
  StyledItem,
  StyledItems,
  StyledLamps,
} from './Checklist.styles.js'
import type { ChecklistProps } from './Checklist.types.js'
import { useCelebration } from './useCelebration.js'

const none: readonly string[] = []

/** Shows a few tasks, and celebrates when all of them are done. */
export const Checklist = forwardRef<HTMLElement, ChecklistProps>(function Checklist(
  {
    heading,
    headingLevel = 2,
    description,
    items,
    doneMessage,
    checked: given,
    defaultChecked = none,
    onCheckedChange,
    ...native
  },
  ref,
) {
  const { count } = useStrings(checklistStrings)
  const numbers = numberFormat(useLocale())
  const headingId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [own, setOwn] = useState(defaultChecked)
  const checked = items.filter(({ id }) => (given ?? own).includes(id)).map(({ id }) => id)
  const isDone = items.length > 0 && checked.length === items.length
  const Heading = `h${headingLevel}` as const
  useCelebration(list, isDone)

  function toggle(toggled: string, isChecked: boolean) {
    const next = items
      .map(({ id }) => id)
      .filter((id) => (id === toggled ? isChecked : checked.includes(id)))
    setOwn(next)
    onCheckedChange?.(next)
  }

  return (
    <StyledChecklist
      ref={ref}
      aria-labelledby={headingId}
      {...native}
      data-done={isDone ? '' : undefined}
    >
      <StyledHead>
        <Heading id={headingId}>{heading}</Heading>
        {description !== undefined && <p>{description}</p>}
        <StyledLamps>
          {items.map(({ id }, lamp) => (
            <i key={id} data-lit={lamp < checked.length ? '' : undefined} />
          ))}
          <span>{count(numbers.format(checked.length), numbers.format(items.length))}</span>
        </StyledLamps>
      </StyledHead>
      <StyledItems ref={list} role="list">
        {items.map(({ id, label, action }) => (
          <li key={id}>
            <StyledItem>
              <StyledBox>
                <input
                  type="checkbox"
                  checked={checked.includes(id)}
                  onChange={(event) => toggle(id, event.currentTarget.checked)}
                />
                <CheckIcon aria-hidden="true" />
              </StyledBox>
              <span>{label}</span>
            </StyledItem>
            {!checked.includes(id) && action}
          </li>
        ))}
      </StyledItems>
      <StyledDone role="status">
        {isDone && (
          <p>
            <CheckIcon aria-hidden="true" />
            {doneMessage}
          </p>
        )}
      </StyledDone>
    </StyledChecklist>
  )
})
