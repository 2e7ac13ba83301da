import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FontBytes } from '../sheet/typefaces.ts'

const { resolve } = createRequire(import.meta.url)
const file = (path: string) => new Uint8Array(readFileSync(resolve(`@expo-google-fonts/inter/${path}`)))

/** The typefaces of the product, read from their package. */
export const testFonts: FontBytes = {
  regular: file('400Regular/Inter_400Regular.ttf'),
  bold: file('600SemiBold/Inter_600SemiBold.ttf'),
}
