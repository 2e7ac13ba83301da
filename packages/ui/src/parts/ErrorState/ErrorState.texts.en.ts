export const en = { retry: 'Try again' }
