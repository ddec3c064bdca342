'use client'
import { forwardRef, useRef, useState, type KeyboardEvent } from 'react'
import { useDirection } from '../../hooks/index.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import { DividerIcon } from '../../icons/index.js'
import { Exhibit } from '../Exhibit/index.js'
import { beforeAfterStrings } from './BeforeAfter.strings.js'
import {
  StyledDivider,
  StyledFrame,
  StyledInput,
  StyledLayer,
  StyledTag,
} from './BeforeAfter.styles.js'
import type { BeforeAfterProps } from './BeforeAfter.types.js'
import { nextValue } from './nextValue.js'

/** Compares two images of one object with a draggable divider. */
export const BeforeAfter = forwardRef<HTMLElement, BeforeAfterProps>(function BeforeAfter(
  {
    before,
    after,
    beforeLabel,
    afterLabel,
    beforeNote,
    afterNote,
    defaultValue = 50,
    onValueChange,
    ...native
  },
  ref,
) {
  const strings = useStrings(beforeAfterStrings)
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' })
  const [value, setValue] = useState(defaultValue)
  const frame = useRef<HTMLDivElement>(null)
  const direction = useDirection(frame)

  function move(next: number) {
    setValue(next)
    onValueChange?.(next)
  }

  function press(event: KeyboardEvent) {
    const next = nextValue(event.key, value, direction)
    if (next === undefined) return
    event.preventDefault()
    if (next !== value) move(next)
  }

  return (
    <Exhibit {...native} ref={ref}>
      <StyledFrame ref={frame} style={{ '--at': value }}>
        <StyledLayer aria-hidden="true">
          {before}
          <Tag label={beforeLabel} note={beforeNote} />
        </StyledLayer>
        <StyledLayer aria-hidden="true" data-after="">
          {after}
          <Tag label={afterLabel} note={afterNote} />
        </StyledLayer>
        <StyledInput
          type="range"
          min={0}
          max={100}
          value={value}
          aria-label={strings.divider}
          aria-valuetext={`${beforeLabel} ${percent.format(value / 100)}, ${afterLabel} ${percent.format(1 - value / 100)}`}
          onChange={(event) => move(event.currentTarget.valueAsNumber)}
          onKeyDown={press}
        />
        <StyledDivider aria-hidden="true">
          <span>
            <DividerIcon />
          </span>
        </StyledDivider>
      </StyledFrame>
    </Exhibit>
  )
})

function Tag({ label, note }: { label: string; note?: string }) {
  return (
    <StyledTag>
      {label}
      {note !== undefined && <bdi>{note}</bdi>}
    </StyledTag>
  )
}
