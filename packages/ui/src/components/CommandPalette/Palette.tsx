'use client'
import { useCallback, useEffect, useRef } from 'react'
import { useStrings } from '../../i18n/index.js'
import { useFilled } from '../Dialog/useFilled.js'
import { useModal } from '../Dialog/useModal.js'
import { commandPaletteStrings } from './CommandPalette.strings.js'
import { StyledPalette } from './CommandPalette.styles.js'
import type { CommandPaletteProps } from './CommandPalette.types.js'
import { Search, type SearchProps } from './Search.js'
import { useCommandShortcut } from './useCommandShortcut.js'
import { useNavigationGroups } from './useNavigationGroups.js'

type PaletteProps = CommandPaletteProps & Pick<SearchProps, 'CloseButton' | 'Link'>

/** The palette, with its close button and links passed as props. */
export function Palette({
  open,
  onOpenChange,
  groups,
  basePath,
  label,
  shortcut = true,
  initialQuery = '',
  CloseButton,
  Link,
}: PaletteProps) {
  const strings = useStrings(commandPaletteStrings)
  const pages = useNavigationGroups(basePath)
  const name = label ?? strings.label
  const close = () => onOpenChange(false)
  const { element, dialogProps } = useModal(open, close)
  const filled = useFilled(open, element)
  const toggle = useCallback(() => onOpenChange(!open), [onOpenChange, open])
  useCommandShortcut(toggle, shortcut)

  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (open) field.current?.focus()
  }, [open])

  return (
    <StyledPalette {...dialogProps} aria-label={name}>
      {filled !== undefined && (
        <Search
          key={filled}
          groups={groups ?? pages}
          name={name}
          field={field}
          initialQuery={initialQuery}
          onClose={close}
          CloseButton={CloseButton}
          Link={Link}
        />
      )}
    </StyledPalette>
  )
}
