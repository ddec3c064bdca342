'use client'
import { brand } from '../../brand.js'
import { AuthFrame } from '../../components/AuthFrame/index.js'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { SignInForm } from './SignInForm.js'
import { signInPageStrings } from './SignInPage.strings.js'
import type { SignInPageProps } from './SignInPage.types.js'

/** Where a person with an account comes back in. */
export function SignInPage({
  onSignIn,
  onSignedIn,
  onGoogle,
  signUpHref = '/login',
  forgotPasswordHref = '/forgot-password',
  homeHref,
  notice,
  ...preferences
}: SignInPageProps) {
  const strings = useStrings(signInPageStrings)
  return (
    <AuthFrame
      {...preferences}
      title={strings.title(brand)}
      description={strings.description}
      notice={notice}
      foot={
        <>
          {strings.noAccount}{' '}
          <Button variant="link" href={signUpHref}>
            {strings.signUp}
          </Button>
        </>
      }
      homeHref={homeHref}
    >
      <SignInForm
        onSignIn={onSignIn}
        onSignedIn={onSignedIn}
        onGoogle={onGoogle}
        forgotPasswordHref={forgotPasswordHref}
      />
    </AuthFrame>
  )
}
