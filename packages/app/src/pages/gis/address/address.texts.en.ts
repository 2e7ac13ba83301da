/** English; `defineTexts` holds it to the German keys. */
export const en = {
  noRecord: (id: number) => `There is no sighting ${id}. The address may be mistyped.`,
  ignored: (parts: string) => `Parts of the address cannot be understood and narrow nothing: ${parts}`,
}
