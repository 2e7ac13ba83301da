export const en = {
  asTable: (title: string) => `Show ${title} as table`,
  asChart: (title: string) => `Show ${title} as chart`,
  save: (title: string) => `Download ${title}`,
  picture: 'Picture (PNG)',
  table: 'Table (CSV)',
  failed: 'The picture could not be made. Please try again.',
  foot: (day: string) => `Waldkerf · as of ${day}`,
}
