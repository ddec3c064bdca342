export { brand } from '../brand.js'
export {
  Button,
  buttonSizes,
  buttonVariants,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from '../components/Button/index.js'
export { IconButton, type IconButtonProps } from '../components/IconButton/index.js'
export {
  LinkProvider,
  type LinkComponent,
  type LinkProps,
  type LinkProviderProps,
} from '../hooks/index.js'
export {
  joinCatalogs,
  LocaleProvider,
  type Catalog,
  type LocaleProviderProps,
} from '../i18n/index.js'
export { ThemeStyles } from '../theme/ThemeStyles.js'
