import * as z from 'zod/mini'
import { audit } from '../../audit.ts'
import { ApiError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { AuditAction } from '../../store/audit-log.ts'
import type { User } from '../../store/users.ts'
import { metadata, optionalText, text } from '../body.ts'
import type { Administrator } from './credentials.ts'

/** The account attributes that an administrator may set. */
export const attributes = z.object({
  id: optionalText,
  email: optionalText,
  phone: optionalText,
  role: optionalText,
  password: z.nullish(text),
  password_hash: optionalText,
  email_confirm: z.nullish(z.boolean()),
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: optionalText,
})

export type Attributes = z.output<typeof attributes>

/** Rejects phone numbers. @throws ApiError 400 if one is given. */
export function phoneError({ phone }: Attributes): void {
  if (!phone) return
  throw new ApiError(
    400,
    'phone_provider_disabled',
    'This server keeps no phone numbers. Leave "phone" out.',
  )
}

/** Writes an audit log entry for an admin action. Call it inside the transaction of the change. */
export function auditAdmin(
  services: Services,
  admin: Administrator,
  action: AuditAction,
  user: User,
  traits: Record<string, unknown> = {},
): void {
  const about = { user_id: user.id, user_email: user.email ?? '', user_phone: '' }
  audit(services, action, admin, { ...about, ...traits })
}
