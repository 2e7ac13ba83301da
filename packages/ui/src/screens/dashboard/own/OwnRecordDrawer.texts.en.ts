export const en = {
  title: (id: number) => `Sighting ${id}`,
  unknown: 'Unknown species',
  answer: 'Answer of the experts',
  open: 'You can add, order and remove pictures until the sighting is published.',
  fixed: 'The sighting is published; its pictures stay as they are.',
  failed: 'The sighting cannot be loaded',
  loading: 'The sighting is loading',
}
