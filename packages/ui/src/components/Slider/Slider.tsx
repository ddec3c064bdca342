'use client'
import { forwardRef, useState, type ChangeEvent } from 'react'
import { numberFormat, useLocale } from '../../i18n/index.js'
import { FormField } from '../FormField/index.js'
import { StyledInput, StyledSlider, StyledTick, StyledTicks, StyledTrack } from './Slider.styles.js'
import type { SliderProps } from './Slider.types.js'
import { snap } from './snap.js'

/** Lets the user choose a number in a range, by dragging or by keyboard. */
export const Slider = forwardRef<HTMLInputElement, SliderProps>(function Slider(
  {
    id,
    label,
    hint,
    error,
    'aria-describedby': describedBy,
    min = 0,
    max = 100,
    step = 1,
    value: given,
    defaultValue = min,
    onValueChange,
    onChange,
    formatValue,
    formatShort = formatValue,
    ticks,
    disabled,
    ...native
  },
  ref,
) {
  const scale = { min, max, step }
  const [own, setOwn] = useState(defaultValue)
  const value = snap(given ?? own, scale)
  const numbers = numberFormat(useLocale())

  function change(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event)
    const next = snap(event.currentTarget.valueAsNumber, scale)
    setOwn(next)
    onValueChange?.(next)
  }

  /** Returns a position on the track for the styles: 0 at the minimum and 1 at the maximum. */
  function at(place: number) {
    return { '--at': max > min ? (place - min) / (max - min) : 0 }
  }

  return (
    <FormField
      id={id}
      label={label}
      hint={hint}
      error={error}
      aria-describedby={describedBy}
      aside={formatShort?.(value) ?? numbers.format(value)}
    >
      {(control) => (
        <StyledSlider>
          <StyledTrack
            data-track=""
            data-disabled={disabled ? '' : undefined}
            data-invalid={error ? '' : undefined}
            style={at(value)}
          />
          <StyledInput
            ref={ref}
            {...native}
            {...control}
            type="range"
            min={min}
            max={max}
            step={step}
            value={value}
            disabled={disabled}
            aria-valuetext={formatValue?.(value)}
            onChange={change}
          />
          {ticks && (
            <StyledTicks aria-hidden="true">
              {ticks.map((tick) => (
                <StyledTick key={tick} style={at(tick)}>
                  {numbers.format(tick)}
                </StyledTick>
              ))}
            </StyledTicks>
          )}
        </StyledSlider>
      )}
    </FormField>
  )
})
