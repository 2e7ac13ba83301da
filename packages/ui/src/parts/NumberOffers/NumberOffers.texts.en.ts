export const en = { meant: (text: string) => `Did you mean ${text}?`, or: (text: string) => `Or ${text}?` }
