export {
  LinkProvider,
  useLinkComponent,
  type LinkComponent,
  type LinkProps,
  type LinkProviderProps,
} from './LinkProvider.js'
