export { Badge } from './Badge.js'
export { badgeTones, type BadgeProps, type BadgeTone } from './Badge.types.js'
