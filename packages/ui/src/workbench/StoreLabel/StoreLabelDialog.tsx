'use client'
import { useId, useRef, useState, type FormEvent, type RefObject } from 'react'
import { Button } from '../../components/Button/index.js'
import { Dialog } from '../../components/Dialog/index.js'
import { RadioGroup } from '../../components/RadioGroup/index.js'
import { TextField } from '../../components/TextField/index.js'
import { useStrings } from '../../i18n/index.js'
import { storeBadges, type StoreBadge, type StoreMark } from '../files.types.js'
import { StyledBadge, StyledFields } from './StoreLabel.styles.js'
import { storeLabelStrings } from './StoreLabel.strings.js'
import type { StoreLabelDialogProps } from './StoreLabel.types.js'

const options = storeBadges.map((badge) => ({
  value: badge,
  label: badge,
  picture: <StyledBadge data-badge={badge}>{badge}</StyledBadge>,
}))

/** The longest label, in characters; it is part of the name of a download. */
const longest = 40

interface FieldsProps {
  readonly id: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly store: StoreMark | undefined
  readonly onSave: (store: StoreMark | undefined) => void
}

function Fields({ id, input, store, onSave }: FieldsProps) {
  const strings = useStrings(storeLabelStrings)
  const [text, setText] = useState(store?.text ?? '')
  const [badge, setBadge] = useState<StoreBadge>(store?.badge ?? 'A')

  function save(event: FormEvent) {
    event.preventDefault()
    const name = text.trim()
    onSave(name === '' ? undefined : { text: name, badge })
  }

  return (
    <form id={id} onSubmit={save}>
      <StyledFields>
        <TextField
          ref={input}
          label={strings.store}
          hint={strings.hint}
          value={text}
          maxLength={longest}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <RadioGroup
          legend={strings.badge}
          options={options}
          value={badge}
          onValueChange={setBadge}
        />
      </StyledFields>
    </form>
  )
}

/** Asks for the label that tells the files of a store from those of others. */
export function StoreLabelDialog({ open, onClose, store, onSave }: StoreLabelDialogProps) {
  const strings = useStrings(storeLabelStrings)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      heading={strings.heading}
      initialFocus={input}
      actions={
        <Button type="submit" form={id}>
          {strings.save}
        </Button>
      }
    >
      <Fields id={id} input={input} store={store} onSave={onSave} />
    </Dialog>
  )
}
