export const en = {
  title: 'State of the survey',
  surveyClass: 'Class',
  scha: 'Manholes',
  ausm: 'Outlets',
  schl: 'Sinks',
  drae: 'Drains (length in m)',
  share: 'Share surveyed',
  note: 'Share of what is surveyed per class, over all clients',
  empty: 'Nothing surveyed yet',
  emptyText: 'As soon as plants are recorded, what is surveyed stands here.',
}
