export const en = {
  article: {
    published: 'The article is published.',
    saved: 'The draft is saved.',
    unsaved: (id: number | undefined) => (id === undefined ? 'New article' : `Article ${id}`),
  },
  clipboard: {
    copied: 'Copied.',
    refused: 'The browser did not allow copying.',
    insecure: 'Copying needs an encrypted connection (https).',
  },
  role: {
    saved: (name: string, key: string | number) => `The role ${name} (${key}) is saved.`,
    gone: (name: string) => `The role ${name} is no longer there.`,
    removed: (name: string) => `The role ${name} is deleted.`,
    ask: (name: string) => `Delete the role ${name}?`,
    lost: 'Whoever has it will open no page any more.',
    remove: 'Delete',
  },
  todos: {
    firstTodos: {
      traps: 'Empty the traps',
      report: 'Write the report',
      call: 'Call the forest office',
      map: 'Check the map',
      offer: 'Follow up the offer',
      photos: 'Sort the photos',
      plan: 'Plan the inspection',
      keys: 'Return the keys',
    },
  },
}
