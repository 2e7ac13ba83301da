/** English; `defineTexts` holds it to the German keys. */
export const en = {
  ignored: (parts: string) => `Parts of the address cannot be understood and narrow nothing: ${parts}`,
}
