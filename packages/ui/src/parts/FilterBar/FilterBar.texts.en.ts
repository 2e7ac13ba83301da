export const en = { search: 'Search', reset: 'Reset' }
