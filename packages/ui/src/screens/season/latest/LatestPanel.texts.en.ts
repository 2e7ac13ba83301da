export const en = {
  title: 'Latest published',
  empty: 'No pictures yet',
  emptyText: 'As soon as a find with a picture is published it stands here.',
  unknownState: 'No place',
}
