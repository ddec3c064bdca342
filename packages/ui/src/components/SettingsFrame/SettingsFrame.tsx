'use client'
import { useState } from 'react'
import { defaultBasePath, settingsHref } from '../../navigation/navigation.js'
import { settingsPages } from '../../navigation/settings.js'
import { settingsLabels } from '../../navigation/settings.strings.js'
import { useSettingsText } from '../../navigation/texts.js'
import { useLinkComponent } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { ChevronDownIcon } from '../../icons/index.js'
import { useDisclosure } from '../Disclosure/index.js'
import { PageFrame } from '../PageFrame/index.js'
import { settingsFrameStrings } from './SettingsFrame.strings.js'
import {
  StyledColumn,
  StyledLayout,
  StyledLink,
  StyledList,
  StyledNav,
  StyledPaper,
  StyledToggle,
} from './SettingsFrame.styles.js'
import type { SettingsFrameProps } from './SettingsFrame.types.js'

/** Lays out a settings page: its heading, links to the other eight, and one column. */
export function SettingsFrame({ current, basePath, sample, children }: SettingsFrameProps) {
  const { label, description } = useSettingsText(current)
  return (
    <StyledPaper>
      <PageFrame heading={label} description={description} sample={sample}>
        <StyledLayout>
          <SettingsList current={current} basePath={basePath} />
          <StyledColumn>{children}</StyledColumn>
        </StyledLayout>
      </PageFrame>
    </StyledPaper>
  )
}

/** The nine pages: a list beside the page, or a disclosure above it on phones. */
function SettingsList({
  current,
  basePath = defaultBasePath,
}: Pick<SettingsFrameProps, 'current' | 'basePath'>) {
  const strings = useStrings(settingsFrameStrings)
  const labels = useStrings(settingsLabels)
  const Link = useLinkComponent()
  const [open, setOpen] = useState(false)
  const { buttonProps, contentProps } = useDisclosure({ open, onOpenChange: setOpen })

  return (
    <StyledNav aria-label={strings.settings}>
      <StyledToggle {...buttonProps}>
        {strings.page(labels[current])}
        <ChevronDownIcon />
      </StyledToggle>
      <StyledList id={contentProps.id} data-open={open ? '' : undefined}>
        {settingsPages.map((slug) => (
          <li key={slug}>
            <StyledLink
              as={Link}
              href={settingsHref(slug, basePath)}
              aria-current={slug === current ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              {labels[slug]}
            </StyledLink>
          </li>
        ))}
      </StyledList>
    </StyledNav>
  )
}
