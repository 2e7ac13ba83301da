export const en = { failed: 'This could not be loaded.', retry: 'Load again' }
