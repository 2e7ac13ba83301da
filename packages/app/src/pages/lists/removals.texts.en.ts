export const en = {
  removed: (name: string) => `${name} is deleted.`,
  failed: (name: string, why: string) => `${name} is not deleted. ${why}`,
  undo: 'Undo',
}
