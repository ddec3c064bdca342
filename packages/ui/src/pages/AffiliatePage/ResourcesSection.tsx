'use client'
import { Button } from '../../components/Button/index.js'
import { Card } from '../../components/Card/index.js'
import { affiliateResources, type AffiliateResource } from '../../catalogue/affiliate.js'
import { useStrings } from '../../i18n/index.js'
import { ImageIcon, MailIcon, PaletteIcon, type Icon } from '../../icons/index.js'
import { useAction } from '../../toast/index.js'
import { affiliatePageStrings } from './AffiliatePage.strings.js'
import type { AffiliatePageProps } from './AffiliatePage.types.js'
import { StyledResources } from './ResourcesSection.styles.js'

const icons: Readonly<Record<AffiliateResource, Icon>> = {
  banners: ImageIcon,
  emails: MailIcon,
  logos: PaletteIcon,
}

/** Buttons for promotional material. */
export function ResourcesSection({ onResource }: Pick<AffiliatePageProps, 'onResource'>) {
  const strings = useStrings(affiliatePageStrings)
  const open = useAction(onResource)
  return (
    <Card heading={strings.resources}>
      <StyledResources>
        <p>{strings.resourcesText}</p>
        {affiliateResources.map((resource) => {
          const Icon = icons[resource]
          return (
            <Button
              key={resource}
              variant="outline"
              size="lg"
              block
              leading={<Icon aria-hidden="true" />}
              onClick={() => open(resource)}
            >
              {strings[resource]}
            </Button>
          )
        })}
      </StyledResources>
    </Card>
  )
}
