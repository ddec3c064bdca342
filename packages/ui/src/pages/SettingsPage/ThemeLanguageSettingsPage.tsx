'use client'
import { SettingsFrame } from '../../components/SettingsFrame/index.js'
import { AppearanceSection, type AppearanceSectionProps } from './AppearanceSection.js'
import { BrandKitSection, type BrandKitSectionProps } from './BrandKitSection.js'
import type { SettingsPageProps } from './SettingsPage.types.js'

export interface ThemeLanguageSettingsPageProps
  extends SettingsPageProps, AppearanceSectionProps, BrandKitSectionProps {}

/** Shows the theme, the language and the brand kit. Render it inside the dashboard's frame. */
export function ThemeLanguageSettingsPage({
  basePath,
  theme,
  onThemeChange,
  language,
  onLanguageChange,
  onSave,
  onUnsavedChange,
  brandKit,
  onUploadLogo,
  onEditPalette,
}: ThemeLanguageSettingsPageProps) {
  return (
    <SettingsFrame current="theme-language" basePath={basePath}>
      <AppearanceSection
        theme={theme}
        onThemeChange={onThemeChange}
        language={language}
        onLanguageChange={onLanguageChange}
        onSave={onSave}
        onUnsavedChange={onUnsavedChange}
      />
      <BrandKitSection
        brandKit={brandKit}
        onUploadLogo={onUploadLogo}
        onEditPalette={onEditPalette}
      />
    </SettingsFrame>
  )
}
