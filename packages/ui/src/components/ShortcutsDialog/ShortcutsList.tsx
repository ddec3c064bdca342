'use client'
import { useStrings } from '../../i18n/index.js'
import { DialogFrame, type DialogFrameProps } from '../Dialog/DialogFrame.js'
import { ShortcutGroups } from './ShortcutGroups.js'
import { shortcutsDialogStrings } from './ShortcutsDialog.strings.js'
import type { ShortcutGroup, ShortcutsDialogProps } from './ShortcutsDialog.types.js'
import { useShortcuts } from './useShortcuts.js'

const noGroups: readonly ShortcutGroup[] = []

type ShortcutsListProps = ShortcutsDialogProps & Pick<DialogFrameProps, 'CloseButton'>

/** The list of shortcuts, with its close button passed as a prop. */
export function ShortcutsList({
  open,
  onOpenChange,
  groups = noGroups,
  children,
  CloseButton,
}: ShortcutsListProps) {
  const strings = useStrings(shortcutsDialogStrings)
  const own = useShortcuts()
  return (
    <DialogFrame
      open={open}
      onOpenChange={onOpenChange}
      heading={strings.heading}
      CloseButton={CloseButton}
    >
      <ShortcutGroups groups={[...own, ...groups]}>{children}</ShortcutGroups>
    </DialogFrame>
  )
}
