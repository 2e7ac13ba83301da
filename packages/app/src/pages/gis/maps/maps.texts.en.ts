export const en = {
  changed: 'Somebody else has changed this field meanwhile.',
  lost: (name: string, why: string) => `Map ${name}: ${why}`,
  removed: (name: string) => `The map ${name} is deleted.`,
  created: (name: string) => `The map ${name} is made.`,
}
