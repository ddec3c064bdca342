'use client'
import { Fragment, useId } from 'react'
import { useStrings } from '../../i18n/index.js'
import { DialogFrame, type DialogFrameProps } from '../Dialog/DialogFrame.js'
import { Keys } from './Keys.js'
import { shortcutsDialogStrings } from './ShortcutsDialog.strings.js'
import { StyledGroups, StyledRead, StyledShortcuts } from './ShortcutsDialog.styles.js'
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
      <StyledGroups>
        {[...own, ...groups].map((group) => (
          <Group key={group.heading} group={group} />
        ))}
        {children}
      </StyledGroups>
    </DialogFrame>
  )
}

function Group({ group: { heading, shortcuts } }: { readonly group: ShortcutGroup }) {
  const { or } = useStrings(shortcutsDialogStrings)
  const id = useId()
  return (
    <section>
      <h3 id={id}>{heading}</h3>
      <StyledShortcuts aria-labelledby={id}>
        {shortcuts.map(({ label, keys }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {keys.map((together, index) => (
                <Fragment key={together.join(' ')}>
                  {index > 0 && <StyledRead>{or}</StyledRead>}
                  <Keys keys={together} />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </StyledShortcuts>
    </section>
  )
}
