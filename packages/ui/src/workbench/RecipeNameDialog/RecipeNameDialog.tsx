'use client'
import { useId, useRef, useState, type RefObject, type SyntheticEvent } from 'react'
import { Button } from '../../components/Button/index.js'
import { Dialog } from '../../components/Dialog/index.js'
import { TextField } from '../../components/TextField/index.js'
import { useStrings } from '../../i18n/index.js'
import { recipeNameDialogStrings } from './RecipeNameDialog.strings.js'
import type { RecipeNameDialogProps } from './RecipeNameDialog.types.js'

/** The longest name, in characters; recipe files with a longer one are refused. */
const longest = 80

/** Asks for the name of a new recipe, or for another name of a saved one. */
export function RecipeNameDialog({ open, onOpenChange, name, onSave }: RecipeNameDialogProps) {
  const strings = useStrings(recipeNameDialogStrings)
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const isNew = name === undefined
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      heading={isNew ? strings.create : strings.rename}
      initialFocus={input}
      actions={
        <Button type="submit" form={formId}>
          {isNew ? strings.createIt : strings.save}
        </Button>
      }
    >
      <NameForm id={formId} input={input} name={name ?? ''} onSave={onSave} />
    </Dialog>
  )
}

interface NameFormProps extends Required<Pick<RecipeNameDialogProps, 'name' | 'onSave'>> {
  id: string
  input: RefObject<HTMLInputElement | null>
}

/** The dialog mounts it each time it opens, so that it starts with the current name. */
function NameForm({ id, input, name, onSave }: NameFormProps) {
  const strings = useStrings(recipeNameDialogStrings)
  const [text, setText] = useState(name)
  const [isMissing, setMissing] = useState(false)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    event.stopPropagation()
    const trimmed = text.trim()
    if (trimmed === '') {
      setMissing(true)
      input.current?.focus()
    } else onSave(trimmed)
  }

  return (
    <form id={id} noValidate onSubmit={submit}>
      <TextField
        ref={input}
        label={strings.name}
        hint={strings.hint}
        value={text}
        maxLength={longest}
        autoComplete="off"
        required
        error={isMissing && text.trim() === '' ? strings.missing : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </form>
  )
}
