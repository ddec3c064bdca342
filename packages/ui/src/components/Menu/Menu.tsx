'use client'
import { useState } from 'react'
import { useLinkComponent } from '../../hooks/index.js'
import { ControlledMenu, type Opening } from './ControlledMenu.js'
import type { MenuProps } from './Menu.types.js'

/** Opens a short list of actions from a button. */
export function Menu(props: MenuProps) {
  const [opened, setOpened] = useState<Opening>()
  return (
    <ControlledMenu
      {...props}
      opened={opened}
      onOpenedChange={setOpened}
      Link={useLinkComponent()}
    />
  )
}
