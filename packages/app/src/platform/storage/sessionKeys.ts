/** Storage key of the product's open pages, in the browser's session. */
export const tagsKey = 'waldkerf.tags'

/** Storage key of the last choices in the search, there too. */
export const recentKey = 'waldkerf.recent'
