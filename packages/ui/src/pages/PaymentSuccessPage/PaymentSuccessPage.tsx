'use client'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button/index.js'
import { PublicFrame, PublicHeader } from '../../components/PublicFrame/index.js'
import { Scene } from '../../components/Scene/index.js'
import { defaultBasePath } from '../../data/navigation.js'
import { useStrings } from '../../i18n/index.js'
import { paymentSuccessPageStrings } from './PaymentSuccessPage.strings.js'
import { StyledWait } from './PaymentSuccessPage.styles.js'

/** How long the page waits before it goes on by itself, in ms. */
const wait = 5000

export interface PaymentSuccessPageProps {
  /** Goes to the dashboard: after 5 seconds, or at once when asked to. */
  onContinue: () => void
}

/** Says that a payment went through, and goes on to the dashboard unless asked to stay. */
export function PaymentSuccessPage({ onContinue }: PaymentSuccessPageProps) {
  const strings = useStrings(paymentSuccessPageStrings)
  const [stays, setStays] = useState(false)

  const goOn = useRef(onContinue)
  useEffect(() => {
    goOn.current = onContinue
  })
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => goOn.current(), wait)
    return () => clearTimeout(timer)
  }, [stays])

  function continueNow() {
    setStays(true)
    onContinue()
  }

  return (
    <PublicFrame header={<PublicHeader homeHref={defaultBasePath} />}>
      <Scene
        heading={strings.heading}
        description={strings.description}
        actions={
          <>
            <Button variant="neon-gradient" size="lg" onClick={continueNow}>
              {strings.goOn}
            </Button>
            <Button
              variant="outline"
              size="lg"
              aria-disabled={stays || undefined}
              onClick={() => setStays(true)}
            >
              {strings.stay}
            </Button>
          </>
        }
      >
        <StyledWait role="status">{stays ? strings.staying : strings.waiting(wait / 1000)}</StyledWait>
      </Scene>
    </PublicFrame>
  )
}
