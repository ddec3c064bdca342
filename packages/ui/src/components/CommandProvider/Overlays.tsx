'use client'
import { useStrings } from '../../i18n/index.js'
import { CommandPalette } from '../CommandPalette/index.js'
import { ShortcutsDialog } from '../ShortcutsDialog/index.js'
import type { CommandOptions, Overlay } from './CommandProvider.types.js'
import { commandStrings } from './commands.strings.js'
import { useCommandGroups } from './useCommandGroups.js'

export interface OverlaysProps {
  readonly shown: Overlay | undefined
  readonly onShow: (overlay: Overlay | undefined) => void
  readonly options: CommandOptions
  /** What was typed before this was loaded. */
  readonly typed: string
}

/** All that can stand over the page. A module of its own, as few pages are left through it. */
export function Overlays({ shown, onShow, options, typed }: OverlaysProps) {
  const { label } = useStrings(commandStrings)
  const groups = useCommandGroups(options, () => onShow('shortcuts'))
  return (
    <>
      <CommandPalette
        open={shown === 'palette'}
        onOpenChange={() => onShow(undefined)}
        groups={groups}
        label={options.signedIn ? undefined : label}
        shortcut={false}
        initialQuery={typed}
      />
      <ShortcutsDialog open={shown === 'shortcuts'} onOpenChange={() => onShow(undefined)} />
    </>
  )
}
