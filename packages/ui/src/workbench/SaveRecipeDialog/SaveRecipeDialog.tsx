'use client'
import { useId, useRef, useState, type RefObject, type SyntheticEvent } from 'react'
import { Button } from '../../components/Button/index.js'
import { Dialog } from '../../components/Dialog/index.js'
import { RadioGroup } from '../../components/RadioGroup/index.js'
import { TextField } from '../../components/TextField/index.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { Notice } from '../Notice/index.js'
import { saveRecipeDialogStrings } from './SaveRecipeDialog.strings.js'
import { StyledAdded, StyledForm, StyledNote } from './SaveRecipeDialog.styles.js'
import type { RecipeSource, SaveRecipeDialogProps } from './SaveRecipeDialog.types.js'

/** The value of the choice of a new recipe; ids are prefixed. */
const fresh = 'new'
const savedPrefix = 'saved-'

/** Asks which recipe the current options or the jobs of the file are added to. */
export function SaveRecipeDialog({
  open,
  onOpenChange,
  source = 'options',
  busy = false,
  ...form
}: SaveRecipeDialogProps) {
  const strings = useStrings(saveRecipeDialogStrings)
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      heading={strings[source]}
      initialFocus={input}
      actions={
        <Button type="submit" form={formId} busy={busy}>
          {source === 'jobs' ? strings.save : strings.options}
        </Button>
      }
    >
      <RecipeForm {...form} id={formId} input={input} source={source} busy={busy} />
    </Dialog>
  )
}

interface RecipeFormProps extends Pick<
  SaveRecipeDialogProps,
  'error' | 'hasTextsByHand' | 'onSave' | 'recipes' | 'steps'
> {
  id: string
  /** The field of the name, which is there for a new recipe. */
  input: RefObject<HTMLInputElement | null>
  source: RecipeSource
  busy: boolean
}

/** The dialog mounts it each time it opens, so that it starts empty. */
function RecipeForm({
  id,
  input,
  source,
  recipes,
  steps,
  hasTextsByHand = false,
  onSave,
  error,
  busy,
}: RecipeFormProps) {
  const strings = useStrings(saveRecipeDialogStrings)
  const numbers = numberFormat(useLocale())
  // Jobs together usually are a recipe of their own; one step rather goes to the one used last.
  const [choice, setChoice] = useState(
    recipes[0] && source === 'options' ? savedPrefix + recipes[0].id : fresh,
  )
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const addedId = useId()
  const isNew = choice === fresh

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (busy) return
    const trimmed = name.trim()
    if (!isNew) {
      onSave({ kind: 'saved', id: choice.slice(savedPrefix.length) })
    } else if (trimmed === '') {
      setMissing(true)
      input.current?.focus()
    } else {
      onSave({ kind: 'new', name: trimmed })
    }
  }

  return (
    <StyledForm id={id} noValidate onSubmit={submit}>
      {error !== undefined && <Notice tone="danger" role="alert" title={error} />}
      {steps && steps.length > 0 && (
        <StyledAdded>
          <p id={addedId}>{strings.added}</p>
          <ol aria-labelledby={addedId}>
            {steps.map((step, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- The same automation can be added twice, and the list never changes.
              <li key={index}>{step}</li>
            ))}
          </ol>
        </StyledAdded>
      )}
      {recipes.length > 0 && (
        <RadioGroup
          legend={strings.recipe}
          value={choice}
          onValueChange={setChoice}
          options={[
            ...recipes.map((recipe) => ({
              value: savedPrefix + recipe.id,
              label: recipe.name,
              hint: strings.steps(numbers.format(recipe.steps), recipe.steps),
            })),
            { value: fresh, label: strings.newRecipe },
          ]}
        />
      )}
      {isNew && (
        <TextField
          ref={input}
          label={strings.name}
          value={name}
          maxLength={80}
          autoComplete="off"
          required
          error={isMissing && name.trim() === '' ? strings.missing : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
          onBlur={() => setMissing(name !== '' && name.trim() === '')}
        />
      )}
      <StyledNote>
        {strings.note} {hasTextsByHand && strings.byHand}
      </StyledNote>
    </StyledForm>
  )
}
