export const en = {
  label: 'Section',
  tabs: { beetles: 'Beetles', maps: 'Maps', surveys: 'Survey' },
  loading: 'The section is loading.',
}
