/**
 * Loses the answers of a call: the service carries it out, but the page gets a network error.
 * @param path the end of its address
 * @param times how many answers are lost; later ones arrive
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
