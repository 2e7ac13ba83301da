export const en = {
  title: (id: number) => `Sighting ${id}`,
  unknown: 'Unknown species',
  failed: 'The sighting cannot be loaded',
  loading: 'The sighting is loading',
}
