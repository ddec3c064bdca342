export { Badge } from './Badge.js'
export { badgeLook } from './Badge.styles.js'
export { badgeTones, type BadgeProps, type BadgeTone } from './Badge.types.js'
