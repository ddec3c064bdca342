export { brand } from '../brand.js'
export { Badge, badgeTones, type BadgeProps, type BadgeTone } from '../components/Badge/index.js'
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
  ProgressBar,
  progressTones,
  type ProgressBarProps,
  type ProgressTone,
} from '../components/ProgressBar/index.js'
export { AuthFrame, type AuthFrameProps } from '../components/AuthFrame/index.js'
export { Brand, type BrandProps } from '../components/Brand/index.js'
export { Checkbox, type CheckboxProps } from '../components/Checkbox/index.js'
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FieldProblem,
} from '../components/ErrorSummary/index.js'
export { PasswordField, type PasswordFieldProps } from '../components/PasswordField/index.js'
export { ShopFront, type ShopFrontProps, type Sign } from '../components/ShopFront/index.js'
export {
  passwordStrength,
  StrengthMeter,
  type PasswordScore,
  type StrengthMeterProps,
} from '../components/StrengthMeter/index.js'
export {
  TextField,
  type TextFieldProps,
  type TextFieldType,
} from '../components/TextField/index.js'
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
