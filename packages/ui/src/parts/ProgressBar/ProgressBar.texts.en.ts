export const en = { loading: 'Loading the page' }
