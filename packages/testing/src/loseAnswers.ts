/**
 * Answers of a call get lost on their way: it is carried out, and the page does not hear of it.
 * @param path the end of its address
 * @param times so many; each further answer arrives
 * @returns a function that ends it
 */
export function loseAnswers(path: string, times = Number.POSITIVE_INFINITY): () => void {
  const real = window.fetch
  let left = times
  window.fetch = async (...call: Parameters<typeof fetch>) => {
    const answer = await real(...call)
    if (left === 0 || !new URL(answer.url).pathname.endsWith(path)) return answer
    left -= 1
    throw new TypeError('Failed to fetch')
  }
  return () => {
    window.fetch = real
  }
}
