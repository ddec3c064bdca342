import { readFileSync } from 'node:fs'

const folder = new URL('../../../cases/spreadsheets/', import.meta.url)

/** Reads a workbook that another program saved. */
export function saved(name: 'listino.xlsx' | 'products-export.xlsx'): Uint8Array {
  return Uint8Array.from(readFileSync(new URL(name, folder)))
}
