'use client'
import { Fragment, useId } from 'react'
import { useStrings } from '../../i18n/index.js'
import { Dialog } from '../Dialog/index.js'
import { Keys } from './Keys.js'
import { shortcutsDialogStrings } from './ShortcutsDialog.strings.js'
import { StyledGroups, StyledRead, StyledShortcuts } from './ShortcutsDialog.styles.js'
import type { ShortcutGroup, ShortcutsDialogProps } from './ShortcutsDialog.types.js'
import { useShortcuts } from './useShortcuts.js'

const noGroups: readonly ShortcutGroup[] = []

/** Lists the keyboard shortcuts. */
export function ShortcutsDialog({ open, onOpenChange, groups = noGroups }: ShortcutsDialogProps) {
  const strings = useStrings(shortcutsDialogStrings)
  const own = useShortcuts()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} heading={strings.heading}>
      <StyledGroups>
        {[...own, ...groups].map((group) => (
          <Group key={group.heading} group={group} />
        ))}
      </StyledGroups>
    </Dialog>
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
