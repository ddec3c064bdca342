/** Jobs per group of rows. Off-screen groups are not laid out, and unchanged groups are not re-rendered. */
export const groupSize = 25
