'use client'
import { Button } from '../../components/Button/index.js'
import { PatchBay } from '../../components/PatchBay/index.js'
import { paths } from '../../navigation/paths.js'
import { trial } from '../../catalogue/trial.js'
import { useStrings } from '../../i18n/index.js'
import { ArrowRightIcon, CheckIcon, RunIcon } from '../../icons/index.js'
import { toast } from '../../toast/index.js'
import {
  StyledActions,
  StyledEyebrow,
  StyledFacts,
  StyledHeadline,
  StyledHero,
  StyledLede,
  StyledSplit,
  StyledStop,
} from './HeroSection.styles.js'
import { heroStrings } from './LandingPage.strings.js'

export interface HeroSectionProps {
  /** Plays the demo. @default shows a toast that the demo is coming soon */
  onWatchDemo?: () => void
}

/** The hero: what the product is, in one sentence and one illustration, and sign-up. */
export function HeroSection({ onWatchDemo }: HeroSectionProps) {
  const strings = useStrings(heroStrings)

  function announceDemo() {
    toast({ title: strings.demoTitle, description: strings.demoText })
  }

  return (
    <StyledHero id="hero" tabIndex={-1}>
      <StyledSplit>
        <div>
          <StyledEyebrow>{strings.eyebrow}</StyledEyebrow>
          <StyledHeadline tabIndex={-1} data-page-heading="">
            {strings.headline}
            <StyledStop>.</StyledStop>
          </StyledHeadline>
          <StyledLede>{strings.lede}</StyledLede>
          <StyledActions>
            <Button variant="neon" size="lg" href={paths.signUp} trailing={<ArrowRightIcon />}>
              {strings.startTrial}
            </Button>
            <Button
              variant="outline"
              size="lg"
              leading={<RunIcon />}
              onClick={onWatchDemo ?? announceDemo}
            >
              {strings.watchDemo}
            </Button>
          </StyledActions>
          <StyledFacts aria-label={strings.facts}>
            {[strings.trial(trial.planDays), strings.cancel].map((fact) => (
              <li key={fact}>
                <CheckIcon aria-hidden="true" />
                {fact}
              </li>
            ))}
          </StyledFacts>
        </div>
        <PatchBay />
      </StyledSplit>
    </StyledHero>
  )
}
