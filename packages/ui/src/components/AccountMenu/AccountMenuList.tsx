'use client'
import { forwardRef, useImperativeHandle, type RefObject } from 'react'
import { defaultBasePath, settingsHref } from '../../navigation/navigation.js'
import { settingsLabels } from '../../navigation/settings.strings.js'
import { useStrings } from '../../i18n/index.js'
import { KeyboardIcon, LogoutIcon, PaletteIcon, PersonIcon } from '../../icons/index.js'
import { ControlledMenu, type ControlledMenuProps } from '../Menu/ControlledMenu.js'
import type { MenuItem } from '../Menu/index.js'
import { topBarStrings } from '../TopBar/TopBar.strings.js'
import type { AccountMenuProps } from './AccountMenu.types.js'
import { accountMenuListStrings } from './AccountMenuList.strings.js'

type Button = RefObject<HTMLButtonElement | null>

/** Stands in for the button that is already on the page; renders nothing. */
const ButtonOnPage = forwardRef<HTMLButtonElement, { readonly button: Button }>(
  function ButtonOnPage({ button }, ref) {
    useImperativeHandle(ref, () => button.current as HTMLButtonElement, [button])
    return null
  },
)

export interface AccountMenuListProps
  extends
    AccountMenuProps,
    Pick<ControlledMenuProps, 'label' | 'opened' | 'onOpenedChange' | 'Link'> {
  /** The button that the menu belongs to; `label` names the menu until the user is known. */
  readonly button: Button
}

/** The account menu. A separate module, because few visits open it. */
export function AccountMenuList({
  button,
  label,
  opened,
  onOpenedChange,
  Link,
  ...options
}: AccountMenuListProps) {
  const { signedInAs } = useStrings(accountMenuListStrings)
  const { email } = options
  return (
    <ControlledMenu
      label={email ? signedInAs(email) : label}
      trigger={<ButtonOnPage button={button} />}
      items={useItems(options)}
      align="end"
      opened={opened}
      onOpenedChange={onOpenedChange}
      Link={Link}
    />
  )
}

function useItems({
  name,
  email,
  basePath = defaultBasePath,
  onShortcuts,
  onLogout,
  logoutNote,
}: AccountMenuProps): readonly MenuItem[] {
  const settings = useStrings(settingsLabels)
  const { shortcuts } = useStrings(topBarStrings)
  const { logout } = useStrings(accountMenuListStrings)
  const items: MenuItem[] = [
    {
      kind: 'link',
      id: 'account',
      label: settings.account,
      icon: <PersonIcon />,
      href: settingsHref('account', basePath),
    },
    {
      kind: 'link',
      id: 'theme-language',
      label: settings['theme-language'],
      icon: <PaletteIcon />,
      href: settingsHref('theme-language', basePath),
    },
  ]
  if (onShortcuts) {
    items.push({
      kind: 'action',
      id: 'shortcuts',
      label: shortcuts,
      icon: <KeyboardIcon />,
      onSelect: onShortcuts,
    })
  }
  items.push({ kind: 'separator', id: 'end' })
  if (logoutNote) items.push({ kind: 'label', id: 'note', label: logoutNote })
  items.push({
    kind: 'action',
    id: 'logout',
    label: logout,
    icon: <LogoutIcon />,
    onSelect: onLogout,
  })
  if (!email) return items
  const who = name ? { label: name, hint: email } : { label: email }
  return [{ kind: 'label', id: 'who', ...who }, { kind: 'separator', id: 'start' }, ...items]
}
