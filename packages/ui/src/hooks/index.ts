export { BackProvider, useBack, type BackProviderProps, type RegisterBack } from './BackProvider.js'
export {
  LinkProvider,
  useLinkComponent,
  type LinkComponent,
  type LinkProps,
  type LinkProviderProps,
} from './LinkProvider.js'
export { useAnnouncement } from './useAnnouncement.js'
export { useDirection, type Direction } from './useDirection.js'
export { useSteadyLoading, type LoadingStage } from './useSteadyLoading.js'
export { useCommandKey, useShortcut } from './useShortcut.js'
