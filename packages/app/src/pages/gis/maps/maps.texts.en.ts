export const en = {
  changed: 'Somebody else has changed this field meanwhile.',
  lost: (name: string, why: string) => `A change of the map ${name} is not stored. ${why}`,
  removed: (name: string) => `The map ${name} is deleted.`,
  created: (name: string) => `The map ${name} is made.`,
}
