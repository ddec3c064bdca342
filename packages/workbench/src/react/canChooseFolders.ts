/** Whether folders can be chosen, which the browsers of most phones do not offer. */
export function canChooseFolders(): boolean {
  return 'webkitdirectory' in HTMLInputElement.prototype && !matchMedia('(pointer: coarse)').matches
}
