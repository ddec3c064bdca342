'use client'
import type {
  ChosenFile,
  ChosenImage,
  OptionValue,
  Scope,
  TagRule,
} from '@dropwatt/automations/options'
import { useStrings } from '../../i18n/index.js'
import { FilterBar } from '../FilterBar/index.js'
import { RadioGroup } from '../../components/RadioGroup/index.js'
import { Select } from '../../components/Select/index.js'
import { Switch } from '../../components/Switch/index.js'
import { TextField, type TextFieldProps } from '../../components/TextField/index.js'
import { ByTypeField, type TypeValues } from '../fields/ByTypeField.js'
import { ColourField } from '../fields/ColourField.js'
import { Checkboxes } from '../fields/Checkboxes.js'
import { ChoiceChips } from '../fields/ChoiceChips.js'
import { ColumnChips } from '../fields/ColumnChips.js'
import { FieldGroup } from '../fields/FieldGroup.js'
import { FileField } from '../fields/FileField.js'
import { ListField } from '../fields/ListField.js'
import { OrderField } from '../fields/OrderField.js'
import { NumberSlider } from '../fields/NumberSlider.js'
import { NumberField } from '../fields/NumberField.js'
import { Segments } from '../fields/Segments.js'
import { useOwnValue } from '../fields/useOwnValue.js'
import { useFigures } from '../useFigures.js'
import { MapField, type ValueMap } from '../MapField/index.js'
import { PositionPicker, type PicturePlace } from '../PositionPicker/index.js'
import { RulesField } from '../RulesField/index.js'
import { TemplatePicker } from '../TemplatePicker/index.js'
import { optionsFormStrings } from './OptionsForm.strings.js'
import { StyledLoss } from './OptionsForm.styles.js'
import type { OptionChoice, OptionError, OptionFormField, OptionLoss } from './OptionsForm.types.js'
import { OptionalNumber } from './OptionalNumber.js'

interface OptionFieldProps {
  field: OptionFormField
  value: OptionValue
  error: OptionError | undefined
  onValueChange: (value: OptionValue) => void
  disabled: boolean
}

/** Shows one option with the control of its kind. */
export function OptionField({
  field,
  value,
  error: found,
  onValueChange,
  disabled: isFormDisabled,
}: OptionFieldProps) {
  const strings = useStrings(optionsFormStrings)
  const { count: write, list } = useFigures()
  if (field.kind === 'content') return field.content
  const say = ({ kind, count, includes = [] }: OptionLoss) => {
    const text = strings[kind](write(count), count)
    if (includes.length === 0) return text
    return `${text} ${strings.includes(list(includes.map(strings.label)))}`
  }
  const disabled = isFormDisabled || field.disabled === true
  const { label } = field
  const loss = field.loses && say(field.loses)
  // A radio choice says it below itself.
  const hint =
    loss === undefined || field.kind === 'radio' ? (
      field.help
    ) : (
      <>
        {field.help}
        <StyledLoss data-loss={field.loses?.kind}>{loss}</StyledLoss>
      </>
    )
  const error = found?.message
  const shared = { label, hint, error, disabled }
  const grouped = { legend: label, hint, error, disabled }

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
          {...grouped}
          options={
            loss === undefined
              ? field.choices
              : field.choices.map((choice) =>
                  choice.value === value ? withLoss(choice, loss, field.loses) : choice,
                )
          }
          value={value as string}
          onValueChange={onValueChange}
        />
      )
    case 'segments':
      return (
        <Segments
          {...grouped}
          options={field.choices}
          value={value as string}
          onValueChange={onValueChange}
        />
      )
    case 'pictures':
      return (
        <TemplatePicker
          {...grouped}
          templates={field.choices}
          value={value as string}
          onValueChange={onValueChange}
        />
      )
    case 'place':
      return (
        <PositionPicker {...grouped} value={value as PicturePlace} onValueChange={onValueChange} />
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
          isSigned={field.isSigned}
          onValueChange={onValueChange}
        />
      )
    case 'slider':
      return (
        <NumberSlider
          {...shared}
          min={field.min}
          max={field.max}
          unit={field.unit}
          value={value as number}
          onValueChange={onValueChange}
        />
      )
    case 'colour':
      return <ColourField {...shared} value={value as string} onValueChange={onValueChange} />
    case 'text':
      return (
        <TextOption
          {...shared}
          value={value as string}
          maxLength={field.maxLength}
          placeholder={field.placeholder}
          onValueChange={onValueChange}
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
          <ManyChoices
            field={field}
            value={value as readonly string[]}
            onValueChange={onValueChange}
          />
        </FieldGroup>
      )
    case 'order':
      return (
        <FieldGroup {...shared}>
          <OrderField
            choices={field.choices}
            required={field.always}
            value={value as readonly string[]}
            onValueChange={onValueChange}
            disabled={disabled}
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
          isAmount={field.isAmount}
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
          read={async (file) => ({ name: file.name, text: await field.read(file) })}
          value={value as ChosenFile | null}
          onValueChange={onValueChange}
        />
      )
    case 'image':
      return (
        <FileField
          {...shared}
          types={field.types}
          read={async (file) => {
            await field.keep(file)
            return { name: file.name, size: file.size }
          }}
          isImage
          picture={field.picture}
          value={value as ChosenImage | null}
          onValueChange={onValueChange}
        />
      )
    case 'rules':
      return (
        <RulesField
          {...shared}
          faulty={found}
          rules={value as readonly TagRule[]}
          suggestions={field.suggestions}
          onRulesChange={onValueChange}
        />
      )
    default:
      return (
        <FilterBar
          {...shared}
          faulty={found}
          scope={value as Scope}
          offers={field.offers}
          matches={field.matches}
          products={field.products}
          saved={field.saved}
          onScopeChange={onValueChange}
        />
      )
  }
}

/** Returns a choice that says below itself what is lost with it. */
function withLoss(choice: OptionChoice, words: string, loss: OptionLoss | undefined): OptionChoice {
  const hint = choice.hint === undefined ? words : `${choice.hint} ${words}`
  return { ...choice, hint, hintTone: loss?.kind === 'emptied' ? 'warning' : 'danger' }
}

interface ManyChoicesProps {
  field: Extract<OptionFormField, { readonly kind: 'checkboxes' | 'columns' }>
  value: readonly string[]
  onValueChange: (value: readonly string[]) => void
}

function ManyChoices({ field: { kind, label, look, choices }, ...chosen }: ManyChoicesProps) {
  if (look === undefined) return <Checkboxes choices={choices} {...chosen} />
  return kind === 'columns' ? (
    <ColumnChips label={label} choices={choices} {...chosen} />
  ) : (
    <ChoiceChips choices={choices} {...chosen} />
  )
}

interface TextOptionProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: string
  onValueChange: (value: string) => void
}

function TextOption({ value, onValueChange, ...field }: TextOptionProps) {
  const [text, enter] = useOwnValue(value, onValueChange)
  return (
    <TextField
      {...field}
      value={text}
      autoComplete="off"
      onChange={({ currentTarget }) => enter(currentTarget.value)}
    />
  )
}
