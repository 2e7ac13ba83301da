export const en = {
  changed: 'Somebody else has changed this field meanwhile.',
  lost: (name: string, why: string) => `Map ${name}: ${why}`,
  removed: (name: string) => `The map ${name} is deleted.`,
  created: (name: string) => `The map ${name} is made.`,
  /** `defineTexts` requires the same keys as in German. */
  address: {
    noRecord: (id: number) => `There is no report ${id}. The address may be mistyped.`,
    ignored: (parts: string) => `Parts of the address cannot be understood and narrow nothing: ${parts}`,
  },
  review: {
    one: (id: number) => `Message or decision on report ${id}`,
    several: (count: number) => `Messages or decisions on ${count} reports`,
    sending: 'Decisions that are still being sent',
  },
  messageShape: { message: 'Message' },
}
