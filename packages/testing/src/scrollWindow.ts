/** Scrolls as a person does: the page has heard of it before the next step. For stories. */
export async function scrollWindow(top: number) {
  const heard = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
  window.scrollTo(0, top)
  await heard
}
