'use client'
import { Button } from '../../components/Button/index.js'
import { PublicFrame } from '../../components/PublicFrame/index.js'
import { Scene } from '../../components/Scene/index.js'
import { paths } from '../../data/paths.js'
import { trial } from '../../data/trial.js'
import { useStrings } from '../../i18n/index.js'
import { ArrowRightIcon, CheckIcon } from '../../icons/index.js'
import { landingPageStrings } from './LandingPage.strings.js'
import { StyledFacts, StyledStop } from './LandingPage.styles.js'

/** The first page: what the product is, and the way in. */
export function LandingPage() {
  return (
    <PublicFrame>
      <Hero />
    </PublicFrame>
  )
}

function Hero() {
  const strings = useStrings(landingPageStrings)
  return (
    <section id="hero">
      <Scene
        headingSize="hero"
        eyebrow={strings.eyebrow}
        heading={
          <>
            {strings.headline}
            <StyledStop>.</StyledStop>
          </>
        }
        description={strings.lede}
        actions={
          <>
            <Button variant="neon" size="lg" href={paths.signUp} trailing={<ArrowRightIcon />}>
              {strings.startTrial}
            </Button>
            <Button variant="outline" size="lg" href={paths.signUp}>
              {strings.login}
            </Button>
          </>
        }
      >
        <StyledFacts aria-label={strings.facts}>
          {[strings.trial(trial.planDays), strings.cancel].map((fact) => (
            <li key={fact}>
              <CheckIcon />
              {fact}
            </li>
          ))}
        </StyledFacts>
      </Scene>
    </section>
  )
}
