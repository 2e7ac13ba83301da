/** The document in a story's frame, drawn with its fonts. */
export async function shownPage(canvas: HTMLElement): Promise<Document> {
  const frame = canvas.querySelector('iframe')
  if (!frame) throw new Error('There is no frame.')
  const isThere = () => frame.contentDocument?.readyState === 'complete' && frame.contentDocument.URL !== 'about:blank'
  if (!isThere()) await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  const page = frame.contentDocument
  if (!page) throw new Error('The frame has no document.')
  await page.fonts.ready
  return page
}

/**
 * Before a story is judged: its page holds axe, which the workbench's own axe asks for what is in there. A page of `srcdoc`
 * has no origin by name, so axe takes messages of all.
 */
export async function checkFrame(canvas: HTMLElement, isAxeAsked: boolean): Promise<void> {
  const page = await shownPage(canvas)
  if (!isAxeAsked) return
  const { default: axe } = await import('axe-core/axe.min.js?raw')
  const script = page.createElement('script')
  script.textContent = `${axe};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`
  page.head.append(script)
}
