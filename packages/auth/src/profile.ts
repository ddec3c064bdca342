import type { ProfileUpdate, UserData } from './types.js'

/**
 * Converts a profile into user metadata, in the fields that GoTrue fills from Google. GoTrue writes
 * each of these under two names, so both are set and stay consistent.
 */
export function profileData({ name, avatarUrl, language }: ProfileUpdate): UserData {
  return {
    ...(name !== undefined && { name, full_name: name }),
    ...(avatarUrl !== undefined && { avatar_url: avatarUrl, picture: avatarUrl }),
    ...(language !== undefined && { language }),
  }
}
