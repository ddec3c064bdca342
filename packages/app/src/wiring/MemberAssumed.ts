import { createContext } from 'react'

/**
 * Whether the first render is of a page prerendered for signed-in users. The document shows such a
 * page only while the stored session is valid.
 */
export const MemberAssumed = createContext(false)
