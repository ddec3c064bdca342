/** The start of the name under which an account keeps how it chose products; the user follows. */
export const pickerKey = 'dropwatt.picker.'
