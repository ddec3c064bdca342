import { useUser, type User } from '@dropwatt/auth'
import type { Profile } from '@dropwatt/ui/pages'

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** Returns the name and email of a user. Google provides a name, a sign-up with an email does not. */
export function profileOf(user: User | null): Profile {
  const { full_name: fullName, name } = user?.user_metadata ?? {}
  return { name: [fullName, name].find(isName)?.trim() ?? '', email: user?.email ?? '' }
}

/** Returns the name and email of the current user; both are empty until the user is known. */
export function useProfile(): Profile {
  return profileOf(useUser())
}
