export const en = {
  title: 'Type',
  lead: 'Inter, shipped with the product. Seven sizes, three weights, figures of equal width.',
  sizes: 'Sizes',
  sizesText: 'Body text 14/20, tables 13/20. Larger than 24 only where nothing else stands.',
  weights: 'Weights',
  weightsText: '400 to read, 500 for labels, 600 for headings. Never more than two side by side.',
  figures: 'Figures',
  figuresText: 'Of equal width and flush right in tables, so that digits stand below each other.',
  day: 'Day',
  amount: 'Amount',
  sentence: 'Striped ambrosia beetle, old spruce near Wernigerode',
}
