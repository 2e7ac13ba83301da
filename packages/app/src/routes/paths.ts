/** Addresses of the product, built and never typed elsewhere. */
export const paths = {
  dashboard: () => '/dashboard',
  gis: (filter: { bundesland?: string; art?: number; record?: number } = {}) => {
    const query = new URLSearchParams()
    if (filter.bundesland) query.set('bundesland', filter.bundesland)
    if (filter.art !== undefined) query.set('art', String(filter.art))
    if (filter.record !== undefined) query.set('meldung', String(filter.record))
    const text = query.toString()
    return `/gis/index${text && `?${text}`}`
  },
  profile: () => '/profile/index',
  expert: () => '/profile/index?tab=experte',
  forbidden: (from: string) => `/401?from=${encodeURIComponent(from)}`,
  login: (redirect?: string) => `/login${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''}`,
}
