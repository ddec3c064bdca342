'use client'
import { Button } from '../../components/Button/index.js'
import { SampleMark } from '../../components/SampleMark/index.js'
import { SettingsGroup, SettingsRow } from '../../components/SettingsGroup/index.js'
import { sampleBrandKit } from '../../samples/settingsSamples.js'
import type { BrandKit } from './SettingsPage.types.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { ImageIcon, PaletteIcon } from '../../icons/index.js'
import { useAction } from '../../toast/index.js'
import { StyledPalette, StyledSwatch } from './BrandKitSection.styles.js'
import { themeLanguageSettingsPageStrings } from './ThemeLanguageSettingsPage.strings.js'

export interface BrandKitSectionProps {
  /** Colours of the brand. @default sample data, marked as such */
  brandKit?: BrandKit
  /** Uploads a logo. @default shows the not-implemented notice */
  onUploadLogo?: () => void
  /** Edits the palette. @default shows the not-implemented notice */
  onEditPalette?: () => void
}

/** Logo and colours, which the automations use on images and pages. */
export function BrandKitSection({
  brandKit = sampleBrandKit,
  onUploadLogo,
  onEditPalette,
}: BrandKitSectionProps) {
  const strings = useStrings(themeLanguageSettingsPageStrings)
  const numbers = numberFormat(useLocale())
  const uploadLogo = useAction(onUploadLogo)
  const editPalette = useAction(onEditPalette)

  return (
    <SettingsGroup
      heading={strings.brand}
      hint={strings.brandHint}
      actions={brandKit === sampleBrandKit ? <SampleMark /> : undefined}
      flush
    >
      <SettingsRow leading={<ImageIcon />} label={strings.logo} hint={strings.noLogo}>
        <Button variant="secondary" onClick={() => uploadLogo()}>
          {strings.uploadLogo}
        </Button>
      </SettingsRow>
      <SettingsRow
        leading={<PaletteIcon />}
        label={strings.palette}
        hint={
          <StyledPalette>
            {strings.paletteOf(numbers.format(brandKit.palette.length))}
            {brandKit.palette.map((colour) => (
              <StyledSwatch key={colour} style={{ '--swatch': colour }} />
            ))}
          </StyledPalette>
        }
      >
        <Button variant="secondary" onClick={() => editPalette()}>
          {strings.editPalette}
        </Button>
      </SettingsRow>
    </SettingsGroup>
  )
}
