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
export { Breadcrumb, type BreadcrumbProps, type Crumb } from '../components/Breadcrumb/index.js'
export { Card, type CardProps } from '../components/Card/index.js'
export { DashboardFrame, type DashboardFrameProps } from '../components/DashboardFrame/index.js'
export {
  Disclosure,
  disclosureSizes,
  useDisclosure,
  type DisclosureParts,
  type DisclosureProps,
  type DisclosureSize,
  type DisclosureState,
} from '../components/Disclosure/index.js'
export { Drawer, type DrawerProps } from '../components/Drawer/index.js'
export { FactList, type Fact, type FactListProps } from '../components/FactList/index.js'
export { LoadingScreen, type LoadingScreenProps } from '../components/LoadingScreen/index.js'
export { PageFrame, type PageFrameProps } from '../components/PageFrame/index.js'
export {
  PublicFrame,
  PublicHeader,
  type PublicFrameProps,
  type PublicHeaderProps,
} from '../components/PublicFrame/index.js'
export { Scene, type SceneProps } from '../components/Scene/index.js'
export { SettingsFrame, type SettingsFrameProps } from '../components/SettingsFrame/index.js'
export { Sidebar, type SidebarProps } from '../components/Sidebar/index.js'
export { contentId, SkipLink, type SkipLinkProps } from '../components/SkipLink/index.js'
export { TopBar, type PreferenceProps, type TopBarProps } from '../components/TopBar/index.js'
export {
  automationGroups,
  automations,
  findAutomation,
  languages,
  settingsPages,
  trial,
  useAutomationText,
  useSettingsText,
  type Automation,
  type AutomationGroup,
  type AutomationSlug,
  type AutomationText,
  type Language,
  type SettingsSlug,
  type SettingsText,
} from '../data/index.js'
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
