/** The ways to what comes after the first view. They stand apart, since each carries the list of all its files. */

export const loadMorePanels = async () => (await import('./MorePanels.tsx')).MorePanels

export const loadTrend = async () => (await import('./SeasonPanels.tsx')).Trend

export const loadWelcome = async () => (await import('./Welcome.tsx')).Welcome
