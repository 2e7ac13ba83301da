export const en = {
  row: (nr: number) => `Item ${nr} was changed by somebody else as well`,
  head: 'The details were changed by somebody else as well',
  mine: 'your value',
  theirs: 'stored value',
  take: 'Take it like this',
  blank: 'empty',
  yes: 'yes',
  no: 'no',
}
