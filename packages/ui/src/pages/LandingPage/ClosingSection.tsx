'use client'
import { Button } from '../../components/Button/index.js'
import { ShopFront } from '../../components/ShopFront/index.js'
import { useStrings } from '../../i18n/index.js'
import { useAction } from '../../toast/index.js'
import { StyledClosing, StyledNight, StyledPicture, StyledText } from './ClosingSection.styles.js'
import { closingStrings } from './LandingPage.strings.js'

export interface ClosingSectionProps {
  /** Called by the call to action. @default shows the not-implemented notice */
  onStart?: () => void
}

/** The closing call to action, beside the shop at night. */
export function ClosingSection({ onStart }: ClosingSectionProps) {
  const strings = useStrings(closingStrings)
  const start = useAction(onStart)
  return (
    <StyledClosing>
      <StyledNight data-theme="dark">
        <StyledText>
          <h2>{strings.heading}</h2>
          <p>{strings.text}</p>
          <Button variant="neon-gradient" size="lg" onClick={() => start()}>
            {strings.start}
          </Button>
        </StyledText>
        <StyledPicture>
          <ShopFront />
        </StyledPicture>
      </StyledNight>
    </StyledClosing>
  )
}
