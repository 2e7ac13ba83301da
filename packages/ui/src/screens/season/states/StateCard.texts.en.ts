export const en = {
  state: 'State',
  all: (count: number) => `Show all ${count}`,
  less: 'Show fewer',
}
