/** What no answer may hold: a stack, a path, the words of the engine. */
export const leak =
  /node_modules|node:internal|\.ts:\d|\n\s+at |file:\/\/|\/packages\/|SQLITE|sqlite|syntax error/
