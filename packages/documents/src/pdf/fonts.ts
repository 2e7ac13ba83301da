import bold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url'
import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url'
import type { FontBytes } from './sheet/typefaces.ts'

async function fetchBytes(address: string): Promise<Uint8Array> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`typeface: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

let loaded: FontBytes | undefined

/** Whole font files: those of the web page are split by script, in a format that cannot be subset for a PDF. */
export async function loadFonts(): Promise<FontBytes> {
  if (loaded) return loaded
  const [regularBytes, boldBytes] = await Promise.all([fetchBytes(regular), fetchBytes(bold)])
  loaded = { regular: regularBytes, bold: boldBytes }
  return loaded
}
