'use client'
import type { LinkComponent } from '../../hooks/index.js'
import { useAction } from '../../toast/index.js'
import { StyledEntry } from './CommandPalette.styles.js'
import type { CommandEntry } from './CommandPalette.types.js'

export interface EntryProps {
  readonly id: string
  readonly entry: CommandEntry
  readonly active: boolean
  /** Called when the pointer moves over it. */
  readonly onActive: () => void
  /** Called when it is chosen. */
  readonly onChosen: () => void
  /** Renders a link. A prop for the same reason as the `CloseButton` of `DialogFrame`. */
  readonly Link: LinkComponent
}

/** One option of the palette: a link or an action. */
export function Entry({ id, entry, active, onActive, onChosen, Link }: EntryProps) {
  const run = useAction(entry.onSelect)
  const { label, href, icon: Icon } = entry
  const option = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    onPointerMove: active ? undefined : onActive,
    children: (
      <>
        {Icon && <Icon />}
        {label}
      </>
    ),
  } as const

  if (href !== undefined) {
    return <StyledEntry {...option} as={Link} href={href} onClick={onChosen} />
  }

  function choose() {
    onChosen()
    run()
  }
  return <StyledEntry {...option} onClick={choose} />
}
