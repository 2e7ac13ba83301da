export const en = {
  saved: (name: string, key: string | number) => `The role ${name} (${key}) is saved.`,
  gone: (name: string) => `The role ${name} is no longer there.`,
  removed: (name: string) => `The role ${name} is deleted.`,
  ask: (name: string) => `Delete the role ${name}?`,
  lost: 'Whoever has it will open no page any more.',
  remove: 'Delete',
}
