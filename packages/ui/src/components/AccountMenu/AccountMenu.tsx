'use client'
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useLinkComponent } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { PersonIcon } from '../../icons/index.js'
import { toast } from '../../toast/index.js'
import { commandProviderStrings } from '../CommandProvider/CommandProvider.strings.js'
import type { Opening } from '../Menu/ControlledMenu.js'
import { accountMenuStrings } from './AccountMenu.strings.js'
import { StyledAvatar } from './AccountMenu.styles.js'
import type { AccountMenuProps } from './AccountMenu.types.js'
import type { AccountMenuList as LoadedList } from './AccountMenuList.js'
import { initials } from './initials.js'

const keys: Readonly<Record<string, Opening | undefined>> = { ArrowDown: 'first', ArrowUp: 'last' }

/** Shows the initials of the signed-in user in a button that opens the account menu. The menu is loaded on hover or focus. */
export function AccountMenu(options: AccountMenuProps) {
  const strings = useStrings(accountMenuStrings)
  const { reload } = useStrings(commandProviderStrings)
  const Link = useLinkComponent()
  const [List, setList] = useState<typeof LoadedList>()
  const [opened, setOpened] = useState<Opening>()
  const button = useRef<HTMLButtonElement>(null)
  const { name, email } = options
  const letters = initials(name || email || '')

  function load() {
    return import('./AccountMenuList.js').then((module) => setList(() => module.AccountMenuList))
  }

  function prepare() {
    if (!List) load().catch(() => {})
  }

  function open(opening: Opening) {
    setOpened(opening)
    if (List) return
    load().catch(() => {
      setOpened(undefined)
      toast({ title: strings.failed, description: reload, variant: 'destructive' })
    })
  }

  function toggle({ detail }: MouseEvent) {
    if (opened) setOpened(undefined)
    else open(detail === 0 ? 'first' : 'pointer')
  }

  function openByKey(event: KeyboardEvent) {
    const opening = keys[event.key]
    if (!opening) return
    event.preventDefault()
    open(opening)
  }

  return (
    <>
      <StyledAvatar
        ref={button}
        type="button"
        aria-label={`${strings.menu} ${letters}`.trim()}
        title={email || undefined}
        aria-haspopup="menu"
        aria-expanded={List !== undefined && opened !== undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={toggle}
        onKeyDown={openByKey}
        onBlur={() => {
          // Do not take focus back from a user who has moved on.
          if (!List) setOpened(undefined)
        }}
      >
        {letters || <PersonIcon />}
      </StyledAvatar>
      {List && (
        <List
          {...options}
          label={strings.menu}
          button={button}
          opened={opened}
          onOpenedChange={setOpened}
          Link={Link}
        />
      )}
    </>
  )
}
