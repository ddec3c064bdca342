'use client'
import { useRef, type ChangeEvent, type ReactNode } from 'react'
import { Button } from '../../components/Button/index.js'
import { IconButton } from '../../components/IconButton/index.js'
import { useStrings } from '../../i18n/index.js'
import { CloseIcon, FileIcon, ImageIcon, UploadIcon } from '../../icons/index.js'
import type { PictureSource } from '../images.types.js'
import { Picture } from '../Picture/index.js'
import { FieldGroup } from './FieldGroup.js'
import { fieldsStrings } from './fields.strings.js'
import { StyledFile, StyledThumbnail } from './FileField.styles.js'

interface FileFieldProps<Chosen extends { readonly name: string }> {
  label: string
  hint?: ReactNode
  error?: string
  /** The ends of the names of files that the system offers, such as `.csv`. */
  types: readonly string[]
  value: Chosen | null
  /** Reads a file that was chosen. */
  read: (file: File) => Promise<Chosen>
  onValueChange: (value: Chosen | null) => void
  /** Whether it is an image. @default false */
  isImage?: boolean
  /** The image that was chosen, in any size. @default an icon */
  picture?: PictureSource | undefined
  disabled?: boolean
}

/** Lets the user choose a small file. */
export function FileField<Chosen extends { readonly name: string }>({
  types,
  value,
  read,
  onValueChange,
  isImage = false,
  picture,
  disabled,
  ...group
}: FileFieldProps<Chosen>) {
  const strings = useStrings(fieldsStrings)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const Sign = isImage ? ImageIcon : FileIcon
  const [first, other] = isImage
    ? [strings.chooseImage, strings.chooseOtherImage]
    : [strings.chooseFile, strings.chooseOther]

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (!file) return
    const chosen = await read(file)
    // Choosing the same file again is a change too.
    currentTarget.value = ''
    onValueChange(chosen)
  }

  return (
    <FieldGroup {...group} disabled={disabled}>
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join(',')}
        disabled={disabled}
        aria-label={first}
        onChange={(event) => void choose(event)}
      />
      {value && (
        <StyledFile>
          {picture === undefined ? (
            <Sign aria-hidden="true" />
          ) : (
            <StyledThumbnail>
              <Picture source={picture} />
            </StyledThumbnail>
          )}
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
          {value ? other : first}
        </Button>
      </div>
    </FieldGroup>
  )
}
