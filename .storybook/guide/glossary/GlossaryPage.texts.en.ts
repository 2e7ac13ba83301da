export const en = {
  title: 'Glossary',
  lead: 'The words of the field, German and English, with how they go over the wire and what the code calls them.',
  search: 'Search a word',
  found: (count: number) => (count === 1 ? '1 word' : `${count} words`),
  german: 'German',
  english: 'English',
  meaning: 'Meaning',
  wire: 'Wire',
  code: 'Code',
  none: 'No word fits that',
  noneText: 'Both languages, the fields and the explanation are searched.',
}
