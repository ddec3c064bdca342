'use client'
import { useEffect, useRef } from 'react'
import type {
  NavigationEntry,
  NavigationGroup,
  NavigationLink,
} from '../../navigation/navigation.js'
import { useLinkComponent } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { WarningIcon } from '../../icons/index.js'
import { Disclosure } from '../Disclosure/index.js'
import { keepInView } from './keepInView.js'
import { sidebarStrings } from './Sidebar.strings.js'
import { StyledAttention, StyledList, StyledRow } from './Sidebar.styles.js'
import type { OpenGroups } from './useSidebar.js'

interface Place {
  readonly currentPath: string
  readonly groups: OpenGroups
  /** Depth in the tree: 0 for the top level. */
  readonly level: number
}

/** One level of the navigation, with the levels below it. */
export function SidebarEntries({
  entries,
  ...place
}: Place & { readonly entries: readonly NavigationEntry[] }) {
  return (
    <StyledList data-level={place.level || undefined}>
      {entries.map((entry) =>
        entry.kind === 'link' ? (
          <li key={entry.href}>
            <Page link={entry} {...place} />
          </li>
        ) : (
          <li key={entry.id}>
            <Group group={entry} {...place} />
          </li>
        ),
      )}
    </StyledList>
  )
}

function Group({ group, ...place }: Place & { readonly group: NavigationGroup }) {
  const { id, label, icon: Icon, entries } = group
  const { groups, level } = place
  return (
    <Disclosure
      data-group={id}
      label={label}
      leading={Icon && <Icon />}
      trailing={level > 0 ? entries.length : undefined}
      size={level > 0 ? 'sm' : 'default'}
      open={groups.isOpen(id)}
      onOpenChange={(open) => groups.setGroupOpen(id, open)}
    >
      <SidebarEntries {...place} entries={entries} level={level + 1} />
    </Disclosure>
  )
}

function Page({ link, currentPath, level }: Place & { readonly link: NavigationLink }) {
  const Link = useLinkComponent()
  const strings = useStrings(sidebarStrings)
  const { href, label, icon: Icon, needsAttention } = link
  const isCurrent = href === currentPath

  const row = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isCurrent && row.current) keepInView(row.current)
  }, [isCurrent])

  return (
    <StyledRow
      ref={row}
      as={Link}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      data-level={level || undefined}
    >
      {Icon && <Icon />}
      {label}
      {needsAttention && (
        <StyledAttention>
          <WarningIcon />
          <span>{strings.needsAttention}</span>
        </StyledAttention>
      )}
    </StyledRow>
  )
}
