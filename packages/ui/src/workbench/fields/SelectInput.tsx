import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import type { SelectOption } from '../../components/Select/index.js'
import { StyledControl, StyledSelect } from '../../components/Select/Select.styles.js'
import { ChevronDownIcon } from '../../icons/index.js'

/** Choices under a label of their own. */
export interface SelectGroup {
  readonly label: string
  readonly options: readonly SelectOption[]
}

interface SelectInputProps extends Omit<
  ComponentPropsWithoutRef<'select'>,
  'children' | 'onChange'
> {
  options: readonly (SelectOption | SelectGroup)[]
  onValueChange: (value: string) => void
}

function optionOf({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  )
}

/** A list of choices, also in groups, which is named by what is around it. */
export const SelectInput = forwardRef<HTMLSelectElement, SelectInputProps>(function SelectInput(
  { options, onValueChange, ...native },
  ref,
) {
  return (
    <StyledControl>
      <StyledSelect
        ref={ref}
        {...native}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
      >
        {options.map((one) =>
          'options' in one ? (
            <optgroup key={one.label} label={one.label}>
              {one.options.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(one)
          ),
        )}
      </StyledSelect>
      <ChevronDownIcon aria-hidden="true" />
    </StyledControl>
  )
})
