export { BackProvider, type BackProviderProps, type RegisterBack } from './BackProvider.js'
export {
  LinkProvider,
  PlainLink,
  useLinkComponent,
  type LinkComponent,
  type LinkProps,
  type LinkProviderProps,
} from './LinkProvider.js'
export { useAnnouncement } from './useAnnouncement.js'
export { useDirection } from './useDirection.js'
export { useSteadyLoading } from './useSteadyLoading.js'
export { useCommandKey, useShortcut } from './useShortcut.js'
