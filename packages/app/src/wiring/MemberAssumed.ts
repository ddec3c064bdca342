import { createContext } from 'react'

/**
 * Whether the first render is of a page that was prerendered for members, whoever they are. The
 * document shows it to those alone whose stored session is still good.
 */
export const MemberAssumed = createContext(false)
