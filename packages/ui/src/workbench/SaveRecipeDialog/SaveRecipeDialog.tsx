'use client'
import { useId, useRef, useState, type SyntheticEvent } from 'react'
import { Button } from '../../components/Button/index.js'
import { Dialog } from '../../components/Dialog/index.js'
import { RadioGroup } from '../../components/RadioGroup/index.js'
import { TextField } from '../../components/TextField/index.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import { Notice } from '../Notice/index.js'
import { saveRecipeDialogStrings } from './SaveRecipeDialog.strings.js'
import { StyledForm, StyledNote } from './SaveRecipeDialog.styles.js'
import type { SaveRecipeDialogProps } from './SaveRecipeDialog.types.js'

/** The value of the choice of a new recipe; ids are prefixed. */
const fresh = 'new'
const savedPrefix = 'saved-'

/** Asks which recipe the current options are added to. */
export function SaveRecipeDialog({
  open,
  onOpenChange,
  busy = false,
  ...form
}: SaveRecipeDialogProps) {
  const { heading } = useStrings(saveRecipeDialogStrings)
  const formId = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      heading={heading}
      actions={
        <Button type="submit" form={formId} busy={busy}>
          {heading}
        </Button>
      }
    >
      <RecipeForm {...form} id={formId} busy={busy} />
    </Dialog>
  )
}

interface RecipeFormProps extends Pick<SaveRecipeDialogProps, 'error' | 'onSave' | 'recipes'> {
  id: string
  busy: boolean
}

/** The dialog mounts it each time it opens, so that it starts empty. */
function RecipeForm({ id, recipes, onSave, error, busy }: RecipeFormProps) {
  const strings = useStrings(saveRecipeDialogStrings)
  const numbers = new Intl.NumberFormat(useLocale())
  const [choice, setChoice] = useState(recipes[0] ? savedPrefix + recipes[0].id : fresh)
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
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
      <StyledNote>{strings.note}</StyledNote>
    </StyledForm>
  )
}
