import { yieldToPage } from './yieldToPage.ts'

/** Settles after the page's next frame: then sizes and places are known, and asking for them lays nothing out anew. */
export async function afterFrame(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await yieldToPage()
}
