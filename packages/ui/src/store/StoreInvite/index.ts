export { StoreInvite, type StoreInviteProps } from './StoreInvite.js'
