/** Which part of a list is shown; the first page is 1. */
export interface PageChoice {
  page: number
  limit: number
}

/** The page that still shows the first row of the one before, with another number of rows on it. */
export const resized = ({ page, limit }: PageChoice, next: number): PageChoice => ({
  page: Math.floor(((page - 1) * limit) / next) + 1,
  limit: next,
})

/** A page that there is, whatever was asked for. */
export const within = (page: number, pages: number): number => Math.min(pages, Math.max(1, Math.trunc(page)))

/** Pages with a button of their own: the first, the last, the current one and its neighbours. `gap` stands for others. */
export function shownPages(page: number, pages: number): (number | 'gap')[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages)
  return wanted.flatMap((one, index) => {
    const before = wanted[index - 1] ?? 0
    if (one - before === 2) return [one - 1, one]
    return one - before > 2 ? (['gap', one] as const) : one
  })
}
