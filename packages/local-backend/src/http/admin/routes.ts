import { Hono } from 'hono'
import type { Services } from '../../services.ts'
import { auditRoutes } from './audit.ts'
import { exportRoutes } from './export.ts'
import { generateLinkRoutes } from './generate-link.ts'
import { inviteRoutes } from './invite.ts'
import { adminUserRoutes } from './users.ts'

/** The admin routes. */
export function adminRoutes(services: Services): Hono {
  return new Hono()
    .route('/', adminUserRoutes(services))
    .route('/', inviteRoutes(services))
    .route('/', generateLinkRoutes(services))
    .route('/', auditRoutes(services))
    .route('/', exportRoutes(services))
}
