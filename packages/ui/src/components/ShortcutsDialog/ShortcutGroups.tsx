'use client'
import { Fragment, useId } from 'react'
import { useStrings } from '../../i18n/index.js'
import { Keys } from './Keys.js'
import { shortcutsDialogStrings } from './ShortcutsDialog.strings.js'
import { StyledGroups, StyledRead, StyledShortcuts } from './ShortcutsDialog.styles.js'
import type { ShortcutGroup, ShortcutsDialogProps } from './ShortcutsDialog.types.js'

type ShortcutGroupsProps = Required<Pick<ShortcutsDialogProps, 'groups'>> &
  Pick<ShortcutsDialogProps, 'children'>

/** Lists shortcuts in groups, each under a heading of level 3. */
export function ShortcutGroups({ groups, children }: ShortcutGroupsProps) {
  return (
    <StyledGroups>
      {groups.map((group) => (
        <Group key={group.heading} group={group} />
      ))}
      {children}
    </StyledGroups>
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
