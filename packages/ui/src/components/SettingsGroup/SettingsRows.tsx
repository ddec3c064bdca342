'use client'
import type { ComponentPropsWithoutRef } from 'react'
import { StyledList } from './SettingsGroup.styles.js'

/** Groups rows in a list; each row in it is rendered as `li`. */
export function SettingsRows(props: ComponentPropsWithoutRef<'ul'>) {
  return <StyledList {...props} />
}
