'use client'
import type { ComponentPropsWithoutRef } from 'react'
import { StyledList } from './SettingsGroup.styles.js'

/** The list around the rows of a group; each row in it is rendered as `li`. */
export function SettingsRows(props: ComponentPropsWithoutRef<'ul'>) {
  return <StyledList {...props} />
}
