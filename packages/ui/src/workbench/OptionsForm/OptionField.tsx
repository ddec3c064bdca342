'use client'
import type { ProductFilter } from '../FilterBar/index.js'
import { FilterBar } from '../FilterBar/index.js'
import { RadioGroup } from '../../components/RadioGroup/index.js'
import { Select } from '../../components/Select/index.js'
import { Switch } from '../../components/Switch/index.js'
import { TextField } from '../../components/TextField/index.js'
import { ByTypeField, type TypeValues } from '../fields/ByTypeField.js'
import { Checkboxes } from '../fields/Checkboxes.js'
import { FieldGroup } from '../fields/FieldGroup.js'
import { FileField, type ChosenFile } from '../fields/FileField.js'
import { ListField } from '../fields/ListField.js'
import { NumberField } from '../fields/NumberField.js'
import { MapField, type ValueMap } from '../MapField/index.js'
import { RulesField, type TagRule } from '../RulesField/index.js'
import type { OptionFormField, OptionFormValue } from './OptionsForm.types.js'
import { OptionalNumber } from './OptionalNumber.js'

interface OptionFieldProps {
  field: OptionFormField
  value: OptionFormValue
  error: string | undefined
  onValueChange: (value: OptionFormValue) => void
  disabled: boolean
}

/** Shows one option with the control of its kind. */
export function OptionField({
  field,
  value,
  error,
  onValueChange,
  disabled: isFormDisabled,
}: OptionFieldProps) {
  const disabled = isFormDisabled || field.disabled === true
  const shared = { label: field.label, hint: field.help, error, disabled }

  switch (field.kind) {
    case 'choice':
      return (
        <Select
          {...shared}
          options={field.choices}
          placeholder={field.placeholder}
          value={value as string}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      )
    case 'radio':
      return (
        <RadioGroup
          legend={field.label}
          hint={field.help}
          error={error}
          options={field.choices}
          disabled={disabled}
          value={value as string}
          onValueChange={onValueChange}
        />
      )
    case 'toggle':
      return (
        <Switch
          {...shared}
          checked={value as boolean}
          onChange={(event) => onValueChange(event.currentTarget.checked)}
        />
      )
    case 'number':
      return field.isOptional ? (
        <OptionalNumber
          {...shared}
          value={value as number | null}
          first={field.first ?? field.min}
          unit={field.unit}
          onValueChange={onValueChange}
        />
      ) : (
        <NumberField
          {...shared}
          value={value as number}
          unit={field.unit}
          onValueChange={onValueChange}
        />
      )
    case 'text':
      return (
        <TextField
          {...shared}
          value={value as string}
          maxLength={field.maxLength}
          placeholder={field.placeholder}
          autoComplete="off"
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      )
    case 'list':
      return (
        <ListField
          {...shared}
          value={value as readonly string[]}
          maxLength={field.maxLength}
          isTag={field.isTag}
          onValueChange={onValueChange}
        />
      )
    case 'checkboxes':
    case 'columns':
      return (
        <FieldGroup {...shared}>
          <Checkboxes
            choices={field.choices}
            value={value as readonly string[]}
            onValueChange={onValueChange}
          />
        </FieldGroup>
      )
    case 'map':
      return (
        <MapField
          {...shared}
          found={field.found}
          similar={field.similar}
          shown={field.shown}
          maxLength={field.maxLength}
          value={value as ValueMap}
          onValueChange={onValueChange}
        />
      )
    case 'by-type':
      return (
        <ByTypeField
          {...shared}
          types={field.types}
          choices={field.choices}
          value={value as TypeValues}
          onValueChange={onValueChange}
        />
      )
    case 'file':
      return (
        <FileField
          {...shared}
          types={field.types}
          read={field.read}
          value={value as ChosenFile | null}
          onValueChange={onValueChange}
        />
      )
    case 'rules':
      return (
        <RulesField
          {...shared}
          rules={value as readonly TagRule[]}
          suggestions={field.suggestions}
          onRulesChange={onValueChange}
        />
      )
    default:
      return (
        <FilterBar
          {...shared}
          filters={value as readonly ProductFilter[]}
          offers={field.offers}
          onFiltersChange={onValueChange}
        />
      )
  }
}
