export const en = {
  published: 'The article is published.',
  saved: 'The draft is saved.',
  unsaved: (id: number | undefined) => (id === undefined ? 'New article' : `Article ${id}`),
}
