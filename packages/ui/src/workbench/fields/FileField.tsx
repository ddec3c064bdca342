'use client'
import { useRef, type ChangeEvent, type ReactNode } from 'react'
import { Button } from '../../components/Button/index.js'
import { IconButton } from '../../components/IconButton/index.js'
import { useStrings } from '../../i18n/index.js'
import { CloseIcon, FileIcon, UploadIcon } from '../../icons/index.js'
import { FieldGroup } from './FieldGroup.js'
import { fieldsStrings } from './fields.strings.js'
import { StyledFile } from './FileField.styles.js'

/** A file that was chosen, with its text. */
export interface ChosenFile {
  readonly name: string
  readonly text: string
}

interface FileFieldProps {
  label: string
  hint?: ReactNode
  error?: string
  /** The ends of the names of files that the system offers, such as `.csv`. */
  types: readonly string[]
  value: ChosenFile | null
  /** Reads the text of a file that was chosen. */
  read: (file: File) => Promise<string>
  onValueChange: (value: ChosenFile | null) => void
  disabled?: boolean
}

/** Lets the user choose a small text file. */
export function FileField({
  types,
  value,
  read,
  onValueChange,
  disabled,
  ...group
}: FileFieldProps) {
  const strings = useStrings(fieldsStrings)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (!file) return
    const text = await read(file)
    // Choosing the same file again is a change too.
    currentTarget.value = ''
    onValueChange({ name: file.name, text })
  }

  return (
    <FieldGroup {...group} disabled={disabled}>
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join(',')}
        disabled={disabled}
        aria-label={strings.chooseFile}
        onChange={(event) => void choose(event)}
      />
      {value && (
        <StyledFile>
          <FileIcon aria-hidden="true" />
          <span>{value.name}</span>
          <IconButton
            label={strings.remove(value.name)}
            icon={<CloseIcon />}
            disabled={disabled}
            onClick={() => {
              onValueChange(null)
              button.current?.focus()
            }}
          />
        </StyledFile>
      )}
      <div>
        <Button
          ref={button}
          variant="outline"
          leading={<UploadIcon />}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {value ? strings.chooseOther : strings.chooseFile}
        </Button>
      </div>
    </FieldGroup>
  )
}
