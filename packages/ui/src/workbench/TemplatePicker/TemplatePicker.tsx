'use client'
import { forwardRef } from 'react'
import { FieldError, StyledHint, useDescription } from '../../components/FormField/index.js'
import { ImageIcon, PaletteIcon } from '../../icons/index.js'
import { StyledGroup, StyledLegend } from '../fields/FieldGroup.styles.js'
import { Picture } from '../Picture/index.js'
import { groundStyle } from './groundStyle.js'
import {
  StyledGround,
  StyledInput,
  StyledOwn,
  StyledTemplate,
  StyledTemplates,
} from './TemplatePicker.styles.js'
import type {
  BackgroundChoice,
  TemplateGround,
  TemplatePickerProps,
} from './TemplatePicker.types.js'

const noGround: TemplateGround = { colours: [] }

/** Lets the user choose a background by what it looks like. */
export const TemplatePicker = forwardRef<HTMLFieldSetElement, TemplatePickerProps>(
  function TemplatePicker(
    {
      id: givenId,
      legend,
      hint,
      error,
      templates,
      value,
      onValueChange,
      'aria-describedby': others,
      ...native
    },
    ref,
  ) {
    const { id, hintId, errorId, describedBy } = useDescription({
      id: givenId,
      hint,
      error,
      'aria-describedby': others,
    })
    return (
      <StyledGroup
        ref={ref}
        {...native}
        id={id}
        role="radiogroup"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      >
        <StyledLegend>{legend}</StyledLegend>
        {hint ? <StyledHint id={hintId}>{hint}</StyledHint> : null}
        <StyledTemplates>
          {templates.map((template) => (
            <StyledTemplate key={template.value}>
              <StyledInput
                type="radio"
                name={id}
                value={template.value}
                checked={template.value === value}
                disabled={template.disabled}
                aria-label={template.label}
                onChange={() => onValueChange(template.value)}
              />
              <Ground {...template} />
              <span>{template.label}</span>
            </StyledTemplate>
          ))}
        </StyledTemplates>
        {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      </StyledGroup>
    )
  },
)

function Ground({ ground = noGround, isOwn = false }: BackgroundChoice) {
  const isPlain = 'colours' in ground
  return (
    <StyledGround
      aria-hidden="true"
      style={isPlain ? { '--_ground': groundStyle(ground.colours) } : undefined}
    >
      {!isPlain && <Picture source={ground.picture} />}
      {isOwn && <StyledOwn>{isPlain ? <PaletteIcon /> : <ImageIcon />}</StyledOwn>}
    </StyledGround>
  )
}
