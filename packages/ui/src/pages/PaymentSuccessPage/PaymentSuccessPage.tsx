'use client'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button/index.js'
import { PublicFrame, PublicHeader } from '../../components/PublicFrame/index.js'
import { Scene } from '../../components/Scene/index.js'
import type { ContactProps } from '../../components/SiteFooter/index.js'
import { PreferenceButtons, type PreferenceProps } from '../../components/TopBar/index.js'
import { defaultBasePath } from '../../navigation/navigation.js'
import { useStrings } from '../../i18n/index.js'
import { paymentSuccessPageStrings } from './PaymentSuccessPage.strings.js'
import { StyledWait } from './PaymentSuccessPage.styles.js'

/** Delay before the redirect, in ms. */
const wait = 5000

export interface PaymentSuccessPageProps extends ContactProps, PreferenceProps {
  /** Navigates to the dashboard; called after 5 seconds, or on a click. */
  onContinue: () => void
}

/** Confirms a successful payment, and redirects to the dashboard unless the user stays. */
export function PaymentSuccessPage({
  onContinue,
  onContact,
  onSocial,
  ...preferences
}: PaymentSuccessPageProps) {
  const strings = useStrings(paymentSuccessPageStrings)
  const [stays, setStays] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const handler = useRef(onContinue)

  useEffect(() => {
    handler.current = onContinue
  })

  // Light the sign after mount. A status with initial text is not announced, so its text is also
  // set after mount.
  useEffect(() => {
    const request = requestAnimationFrame(() => setIsShown(true))
    return () => cancelAnimationFrame(request)
  }, [])

  useEffect(() => {
    if (stays) return undefined
    timer.current = setTimeout(() => handler.current(), wait)
    return () => clearTimeout(timer.current)
  }, [stays])

  function continueNow() {
    clearTimeout(timer.current)
    onContinue()
  }

  return (
    <PublicFrame
      onContact={onContact}
      onSocial={onSocial}
      header={
        <PublicHeader homeHref={defaultBasePath}>
          <PreferenceButtons {...preferences} />
        </PublicHeader>
      }
    >
      <Scene
        lit={isShown}
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
        <StyledWait role="status">
          {isShown && (stays ? strings.staying : strings.waiting(wait / 1000))}
        </StyledWait>
      </Scene>
    </PublicFrame>
  )
}
