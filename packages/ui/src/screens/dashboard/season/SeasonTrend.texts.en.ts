export const en = {
  span: (year: number, week: number) => `${year} until week ${week}`,
  soFar: (count: string) => (count === '1' ? '1 find' : `${count} finds`),
  more: (percent: number, year: number) => `${percent} % more than in the same period of ${year}`,
  fewer: (percent: number, year: number) => `${percent} % fewer than in the same period of ${year}`,
  same: (year: number) => `about as many as in the same period of ${year}`,
  where: 'in Germany and Austria',
  picture: (year: number) => `Published finds per calendar week, ${year} and ${year - 1}`,
  most: (count: string) => `${count} a week`,
}
