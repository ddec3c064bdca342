'use client'
import { forwardRef, useRef, type KeyboardEvent } from 'react'
import { FieldError, StyledHint, useDescription } from '../../components/FormField/index.js'
import { useStrings } from '../../i18n/index.js'
import { StyledGroup, StyledLegend } from '../fields/FieldGroup.styles.js'
import { nextPlace } from './nextPlace.js'
import { positionPickerStrings } from './PositionPicker.strings.js'
import {
  StyledChosen,
  StyledInput,
  StyledLine,
  StyledPlace,
  StyledPlaces,
} from './PositionPicker.styles.js'
import {
  picturePlaces,
  type PicturePlace,
  type PositionPickerProps,
} from './PositionPicker.types.js'

const sides = ['left', 'middle', 'right'] as const
const heights = ['top', 'middle', 'bottom'] as const

/** Lets the user choose one of nine places in an image. */
export const PositionPicker = forwardRef<HTMLFieldSetElement, PositionPickerProps>(
  function PositionPicker(
    {
      id: givenId,
      legend,
      hint,
      error,
      value,
      onValueChange,
      'aria-describedby': others,
      ...native
    },
    ref,
  ) {
    const strings = useStrings(positionPickerStrings)
    const { id, hintId, errorId, describedBy } = useDescription({
      id: givenId,
      hint,
      error,
      'aria-describedby': others,
    })
    const inputs = useRef(new Map<PicturePlace, HTMLInputElement>())

    function press(event: KeyboardEvent) {
      const next = nextPlace(event.key, value)
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      inputs.current.get(next)?.focus()
      if (next !== value) onValueChange(next)
    }

    return (
      <StyledGroup
        ref={ref}
        {...native}
        id={id}
        role="radiogroup"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      >
        <StyledLegend>
          <StyledLine>
            {legend}
            <StyledChosen aria-hidden="true">{strings[value]}</StyledChosen>
          </StyledLine>
        </StyledLegend>
        {hint ? <StyledHint id={hintId}>{hint}</StyledHint> : null}
        {/* The sides are those of the image, whatever the direction of the text. */}
        <StyledPlaces dir="ltr" onKeyDown={press}>
          {picturePlaces.map((place, index) => (
            <StyledPlace
              key={place}
              title={strings[place]}
              data-across={sides[index % 3]}
              data-down={heights[Math.floor(index / 3)]}
            >
              <StyledInput
                ref={(input) => {
                  if (input) inputs.current.set(place, input)
                }}
                type="radio"
                name={id}
                value={place}
                checked={place === value}
                aria-label={strings[place]}
                onChange={() => onValueChange(place)}
              />
              <span />
            </StyledPlace>
          ))}
        </StyledPlaces>
        {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      </StyledGroup>
    )
  },
)
