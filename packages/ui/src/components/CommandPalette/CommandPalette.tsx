'use client'
import { useLinkComponent } from '../../hooks/index.js'
import { IconButton } from '../IconButton/index.js'
import type { CommandPaletteProps } from './CommandPalette.types.js'
import { Palette } from './Palette.js'

/** Lets the user find a page or an action by its name. */
export function CommandPalette(props: CommandPaletteProps) {
  return <Palette {...props} CloseButton={IconButton} Link={useLinkComponent()} />
}
