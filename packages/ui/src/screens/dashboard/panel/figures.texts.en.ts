export const englishTexts = (percent: (part: number) => string) => ({
  count: 'Finds',
  finds: (name: string, count: string) => `${name}: ${count === '1' ? '1 find' : `${count} finds`}`,
  share: 'Share',
  species: 'Species',
  percent,
})
