'use client'
import { useStrings } from '../../i18n/index.js'
import { Notice } from '../../workbench/Notice/index.js'
import { storeJobFailureStrings } from './StoreJobFailure.strings.js'
import type { StoreJobFailureProps } from './StoreJobFailure.types.js'

/** Says that an action on a store job was not done, and why. */
export function StoreJobFailure({ action, children, onDismiss }: StoreJobFailureProps) {
  const strings = useStrings(storeJobFailureStrings)
  return (
    <Notice role="alert" tone="danger" title={strings[action]} {...(onDismiss && { onDismiss })}>
      {children}
    </Notice>
  )
}
