'use client'
import { extraAutomations } from '../../catalogue/automations.js'
import type { ExtraAutomationSlug } from '../../catalogue/slugs.js'
import { useExtraAutomationText } from '../../catalogue/useAutomationText.js'
import { useLinkComponent } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { ArrowRightIcon, type Icon } from '../../icons/index.js'
import { automationHref } from '../../navigation/navigation.js'
import { filesPageStrings } from './FilesPage.strings.js'
import { StyledExtra, StyledExtras, StyledTile } from './ExtraAutomations.styles.js'

/** Links to the automations beside the groups, which are not in the sidebar. */
export function ExtraAutomations({ basePath }: { basePath: string | undefined }) {
  const strings = useStrings(filesPageStrings)
  return (
    <nav aria-label={strings.automations}>
      <StyledExtras>
        {extraAutomations.map(({ slug, icon }) => (
          <li key={slug}>
            <Extra slug={slug} icon={icon} href={automationHref(slug, basePath)} />
          </li>
        ))}
      </StyledExtras>
    </nav>
  )
}

interface ExtraProps {
  readonly slug: ExtraAutomationSlug
  readonly icon: Icon
  readonly href: string
}

function Extra({ slug, icon: Icon, href }: ExtraProps) {
  const { label, description } = useExtraAutomationText(slug)
  const Link = useLinkComponent()
  return (
    <StyledExtra as={Link} href={href}>
      <StyledTile>
        <Icon />
      </StyledTile>
      <span>
        <strong>{label}</strong>
        <small>{description}</small>
      </span>
      <ArrowRightIcon />
    </StyledExtra>
  )
}
