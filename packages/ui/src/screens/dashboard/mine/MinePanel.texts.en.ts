export const en = {
  title: 'My reports',
  empty: 'No reports of your own yet',
  emptyText: 'What you report stands here, with its status and the answer of the experts.',
  found: (day: string) => `found on ${day}`,
  reported: (day: string) => `reported on ${day}`,
  answer: 'Answer',
  pictures: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  all: (count: number) => `All ${count} reports`,
}
