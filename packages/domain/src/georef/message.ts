/** A sentence for people, in both languages: it may name points and numbers, so it is made here, not in the screens. */
export type Message = { de: string; en: string }
