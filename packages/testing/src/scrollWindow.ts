/** Scrolls and waits for the scroll event, so that the page has handled it before a story's next step. */
export async function scrollWindow(top: number) {
  const heard = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
  window.scrollTo(0, top)
  await heard
}
