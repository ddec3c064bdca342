export { brand } from '../brand.js'
export { Badge, badgeTones, type BadgeProps, type BadgeTone } from '../components/Badge/index.js'
export * from '../components/Button/index.js'
export { IconButton, type IconButtonProps } from '../components/IconButton/index.js'
export {
  ProgressBar,
  progressTones,
  type ProgressBarProps,
  type ProgressTone,
} from '../components/ProgressBar/index.js'
export { AuthFrame, type AuthFrameProps } from '../components/AuthFrame/index.js'
export * from '../components/Accordion/index.js'
export { Brand, type BrandProps } from '../components/Brand/index.js'
export { BeforeAfter, type BeforeAfterProps } from '../components/BeforeAfter/index.js'
export * from '../components/ChangeTable/index.js'
export { Checkbox, type CheckboxProps } from '../components/Checkbox/index.js'
export * from '../components/ComparisonBars/index.js'
export * from '../components/ConnectionNotice/index.js'
export { CopyField, type CopyFieldProps } from '../components/CopyField/index.js'
export { EmailField, type EmailFieldProps } from '../components/EmailField/index.js'
export * from '../components/ErrorPanel/index.js'
export * from '../components/ErrorSummary/index.js'
export * from '../components/RetryNotice/index.js'
export { Form, useForm, type FormProps, type Problems } from '../components/Form/index.js'
export { PasswordField, type PasswordFieldProps } from '../components/PasswordField/index.js'
export * from '../components/RadioGroup/index.js'
export { Select, type SelectOption, type SelectProps } from '../components/Select/index.js'
export { Slider, type SliderProps } from '../components/Slider/index.js'
export { Switch, type SwitchProps } from '../components/Switch/index.js'
export { Table, type TableColumn, type TableProps } from '../components/Table/index.js'
export { ShopFront, type ShopFrontProps, type Sign } from '../components/ShopFront/index.js'
export { InView, type InViewProps } from '../components/InView/index.js'
export * from '../components/LeftFilesNotice/index.js'
export { LiveRegion, type LiveRegionProps } from '../components/LiveRegion/index.js'
export { PlainPage, type PlainPageProps } from '../components/PlainPage/index.js'
export { Paragraphs, type ParagraphsProps } from '../components/Paragraphs/index.js'
export { Row, type RowProps } from '../components/Row/index.js'
export { Stack, type StackProps } from '../components/Stack/index.js'
export { Steps, type Step, type StepsProps } from '../components/Steps/index.js'
export * from '../components/StrengthMeter/index.js'
export * from '../components/Tee/index.js'
export { TextArea, type TextAreaProps } from '../components/TextArea/index.js'
export * from '../components/TextField/index.js'
export { Breadcrumb, type BreadcrumbProps, type Crumb } from '../components/Breadcrumb/index.js'
export { Card, type CardProps } from '../components/Card/index.js'
export * from '../components/CommandPalette/index.js'
export * from '../components/CommandProvider/index.js'
export { DashboardFrame, type DashboardFrameProps } from '../components/DashboardFrame/index.js'
export { Dialog, type DialogProps } from '../components/Dialog/index.js'
export * from '../components/Disclosure/index.js'
export { Drawer, type DrawerProps, type DrawerSide } from '../components/Drawer/index.js'
export {
  ExternalLink,
  safeExternalUrl,
  type ExternalLinkProps,
} from '../components/ExternalLink/index.js'
export { FactList, type Fact, type FactListProps } from '../components/FactList/index.js'
export { Exhibit, type ExhibitProps } from '../components/Exhibit/index.js'
export * from '../components/ImportPicture/index.js'
export * from '../components/MarginLedger/index.js'
export * from '../components/PriceTable/index.js'
export * from '../components/TextRewrite/index.js'
export { HoursChart, type HoursChartProps } from '../components/HoursChart/index.js'
export { LoadingScreen, type LoadingScreenProps } from '../components/LoadingScreen/index.js'
export * from '../components/Menu/index.js'
export { PageFrame, type PageFrameProps } from '../components/PageFrame/index.js'
export * from '../components/PublicFrame/index.js'
export { PatchBay, type PatchBayProps } from '../components/PatchBay/index.js'
export * from '../components/PricingTable/index.js'
export { PromoBar, type PromoBarProps } from '../components/PromoBar/index.js'
export * from '../components/SiteFooter/index.js'
export { SiteHeader, type SiteHeaderProps } from '../components/SiteHeader/index.js'
export { Scene, type SceneProps } from '../components/Scene/index.js'
export { Section, type SectionProps } from '../components/Section/index.js'
export { SettingsFrame, type SettingsFrameProps } from '../components/SettingsFrame/index.js'
export * from '../components/SettingsGroup/index.js'
export * from '../components/ShortcutsDialog/index.js'
export { Sidebar, type SidebarProps } from '../components/Sidebar/index.js'
export { contentId, SkipLink, type SkipLinkProps } from '../components/SkipLink/index.js'
export { Tabs, type TabItem, type TabsProps, type TabTone } from '../components/Tabs/index.js'
export { AccountMenu, type AccountMenuProps } from '../components/AccountMenu/index.js'
export { TopBar, type PreferenceProps, type TopBarProps } from '../components/TopBar/index.js'
export * from '../catalogue/index.js'
export * from '../navigation/index.js'
export {
  BackProvider,
  LinkProvider,
  PlainLink,
  useKeptFocus,
  useShortcut,
  type BackProviderProps,
  type LinkComponent,
  type LinkProps,
  type LinkProviderProps,
  type RegisterBack,
} from '../hooks/index.js'
export {
  joinCatalogs,
  LocaleProvider,
  numberFormat,
  type Catalog,
  type LocaleProviderProps,
} from '../i18n/index.js'
export { languageNames, languages, type Language } from '../i18n/languages.js'
export type { WholeCatalog } from '../locales/catalog.js'
export * from '../components/Checklist/index.js'
export {
  jobColumns,
  JobGroups,
  JobStatusFilter,
  JobTable,
  type Job,
  type JobColumn,
  type JobGroup,
  type JobGroupsProps,
  type JobLayoutProps,
  type JobRowsProps,
  type JobSort,
  type JobStatus,
  type JobStatusFilterProps,
  type JobTableProps,
} from '../components/JobTable/index.js'
export { QuotaBar, type QuotaBarProps } from '../components/QuotaBar/index.js'
export { EmptyState, type EmptyStateProps } from '../components/EmptyState/index.js'
export { MetricCard, type MetricCardProps } from '../components/MetricCard/index.js'
export { MetricGrid, type MetricGridProps } from '../components/MetricGrid/index.js'
export { SampleMark, type SampleMarkProps } from '../components/SampleMark/index.js'
export * from '../components/Skeleton/index.js'
export { StatCard, type StatCardProps, type StatValue } from '../components/StatCard/index.js'
export { ThemeStyles } from '../theme/ThemeStyles.js'
