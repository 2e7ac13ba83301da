export const en = { missing: (names: string) => `${names}: not loaded`, retry: 'Try again' }
