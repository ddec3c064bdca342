'use client'
import { useCallback, useEffect, useRef } from 'react'
import { useStrings } from '../../i18n/index.js'
import { useFilled, useModal } from '../Dialog/index.js'
import { commandPaletteStrings } from './CommandPalette.strings.js'
import { StyledPalette } from './CommandPalette.styles.js'
import type { CommandPaletteProps } from './CommandPalette.types.js'
import { Search } from './Search.js'
import { useCommandShortcut } from './useCommandShortcut.js'
import { useNavigationGroups } from './useNavigationGroups.js'

/** Lets the user find a page or an action by its name. */
export function CommandPalette({
  open,
  onOpenChange,
  groups,
  basePath,
  label,
  shortcut = true,
  initialQuery = '',
}: CommandPaletteProps) {
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
        />
      )}
    </StyledPalette>
  )
}
