import bold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url'
import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url'
import type { FontBytes } from './sheet/typefaces.ts'

async function fetchBytes(address: string): Promise<Uint8Array> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`typeface: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** Whole font files: the page's own are split by script, and their format is none that a PDF can take parts of. */
export async function loadFonts(): Promise<FontBytes> {
  const [regularBytes, boldBytes] = await Promise.all([fetchBytes(regular), fetchBytes(bold)])
  return { regular: regularBytes, bold: boldBytes }
}
