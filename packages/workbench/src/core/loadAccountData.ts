/** Loads what measures and exports the data of an account on this device. */
export const loadAccountData = () => import('./accountData.ts')
