/** Jobs in a group of rows. A group out of sight is not laid out, and one without a change is passed over. */
export const groupSize = 25
