'use client'
import { forwardRef, useId, type ReactElement, type RefAttributes } from 'react'
import { numberFormat, useLocale } from '../../i18n/index.js'
import { StyledCount, StyledGroup, StyledInput, StyledToggle } from './ToggleGroup.styles.js'
import type { ToggleGroupProps } from './ToggleGroup.types.js'

/** Lets the user choose one of a few views, each with a count. */
export const ToggleGroup = forwardRef<HTMLDivElement, ToggleGroupProps>(function ToggleGroup(
  { items, value, onValueChange, ...native },
  ref,
) {
  const name = useId()
  const numbers = numberFormat(useLocale())
  return (
    <StyledGroup ref={ref} {...native} role="radiogroup">
      {items.map((item) => (
        <StyledToggle key={item.value}>
          <StyledInput
            type="radio"
            name={name}
            value={item.value}
            checked={item.value === value}
            disabled={item.disabled}
            onChange={() => onValueChange(item.value)}
          />
          {item.icon}
          <span>{item.label}</span>
          {item.count !== undefined && (
            <StyledCount data-count={item.count}>{numbers.format(item.count)}</StyledCount>
          )}
        </StyledToggle>
      ))}
    </StyledGroup>
  )
}) as <Value extends string>(
  props: ToggleGroupProps<Value> & RefAttributes<HTMLDivElement>,
) => ReactElement
