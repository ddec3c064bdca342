export { StoreInvite, type StoreInviteProps } from './StoreInvite.js'
export { StoreLede } from './StoreLede.js'
