/** Matches leaks: stack traces, paths, engine messages. */
export const leak =
  /node_modules|node:internal|\.ts:\d|\n\s+at |file:\/\/|\/packages\/|SQLITE|sqlite|syntax error/
