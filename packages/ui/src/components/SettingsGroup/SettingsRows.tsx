'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { StyledList } from './SettingsGroup.styles.js'

/** Groups rows in a list; each row in it is rendered as `li`. */
export const SettingsRows = forwardRef<HTMLUListElement, ComponentPropsWithoutRef<'ul'>>(
  function SettingsRows(props, ref) {
    return <StyledList {...props} ref={ref} />
  },
)
