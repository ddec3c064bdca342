import type { StoreJobActions } from './StoreJobNotice.types.js'

/** Splits props into the actions on a store job, and the others. */
export function takeActions<Props extends StoreJobActions>({
  onCancel,
  onResume,
  onReconnect,
  onConnect,
  onLeaveOut,
  onUndo,
  onShowResults,
  busy,
  ...others
}: Props) {
  const actions = {
    onCancel,
    onResume,
    onReconnect,
    onConnect,
    onLeaveOut,
    onUndo,
    onShowResults,
    busy,
  } satisfies Record<keyof StoreJobActions, unknown>
  return { actions, others }
}
