export const en = {
  title: 'Type',
  lead: 'Inter, shipped with the product. Seven sizes, three weights, figures of equal width.',
  sizes: 'Sizes',
  sizesText: 'Body text 14/20, tables 13/20. Larger than 24 only where nothing else stands.',
  weights: 'Weights',
  weightsText: '400 to read, 500 for labels, 600 for headings. Never more than two side by side.',
  figures: 'Figures',
  figuresText: 'Of equal width and flush right in tables, so that digits stand below each other.',
  figuresInWords:
    'In running text no dot slips below a figure either: on 27.12.2024, 18.160,36 € were open, on 7.4.2017 still 1.117,00 €.',
  day: 'Day',
  amount: 'Amount',
  sentence: 'Striped ambrosia beetle, old spruce near Wernigerode',
}
