'use client'
import { useStrings } from '../../i18n/index.js'
import { Palette } from '../CommandPalette/Palette.js'
import type { SearchProps } from '../CommandPalette/Search.js'
import { ShortcutsList } from '../ShortcutsDialog/ShortcutsList.js'
import type { CommandOptions, Overlay } from './CommandProvider.types.js'
import { commandStrings } from './commands.strings.js'
import { useCommandGroups } from './useCommandGroups.js'

export interface OverlaysProps extends Pick<SearchProps, 'CloseButton' | 'Link'> {
  readonly shown: Overlay | undefined
  readonly onShow: (overlay: Overlay | undefined) => void
  readonly options: CommandOptions
  /** Text typed before this was loaded. */
  readonly typed: string
}

/** Renders the overlays. A separate module, because few visits open them. */
export function Overlays({ shown, onShow, options, typed, CloseButton, Link }: OverlaysProps) {
  const { label } = useStrings(commandStrings)
  const groups = useCommandGroups(options, () => onShow('shortcuts'))
  return (
    <>
      <Palette
        open={shown === 'palette'}
        onOpenChange={() => onShow(undefined)}
        groups={groups}
        label={options.signedIn ? undefined : label}
        shortcut={false}
        initialQuery={typed}
        CloseButton={CloseButton}
        Link={Link}
      />
      <ShortcutsList
        {...options.shortcuts}
        open={shown === 'shortcuts'}
        onOpenChange={() => onShow(undefined)}
        CloseButton={CloseButton}
      />
    </>
  )
}
