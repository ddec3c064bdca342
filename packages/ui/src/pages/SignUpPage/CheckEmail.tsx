'use client'
import { AuthMessage } from '../../components/AuthFrame/index.js'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { signUpPageStrings } from './SignUpPage.strings.js'

interface CheckEmailProps {
  /** Where the message went. */
  address: string
  onOtherEmail: () => void
}

/** Stands in the place of the form when the address must be confirmed first. */
export function CheckEmail({ address, onOtherEmail }: CheckEmailProps) {
  const strings = useStrings(signUpPageStrings)
  return (
    <AuthMessage>
      <p>
        {strings.checkEmailSent} <bdi>{address}</bdi>.
      </p>
      <p>{strings.checkEmailNext}</p>
      <Button variant="outline" onClick={onOtherEmail}>
        {strings.otherEmail}
      </Button>
    </AuthMessage>
  )
}
