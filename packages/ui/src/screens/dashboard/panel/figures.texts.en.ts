export const englishTexts = (percent: (part: number) => string) => ({
  count: 'Finds',
  share: 'Share',
  species: 'Species',
  percent,
})
