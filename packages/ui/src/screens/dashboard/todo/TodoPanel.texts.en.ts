const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

export const en = {
  title: 'Your tasks',
  loading: 'Loading your tasks',
  nothing: 'Nothing is waiting for you',
  people: (count: number) =>
    count === 1 ? 'One person is waiting to be admitted' : `${count} people are waiting to be admitted`,
  requests: (count: number) =>
    count === 1 ? 'One request for the expert mode' : `${count} requests for the expert mode`,
  review: (count: number, shown: string, oldest: number) => {
    const waiting = count === 1 ? '1 report is waiting' : `${shown} reports are waiting`
    if (oldest === 0) return count === 1 ? `${waiting}, of today` : `${waiting}, all of today`
    return count === 1 ? `${waiting}, ${days(oldest)} old` : `${waiting}, the oldest ${days(oldest)}`
  },
  question: (count: number) => (count === 1 ? 'One question to you' : `${count} questions to you`),
  first: (what: string) => `${what} first`,
  others: (names: string, count: number) => `${names} and ${count} more`,
  admit: 'Admit',
  decide: (count: number) => (count === 1 ? 'View request' : 'View requests'),
  begin: (isAnswer: boolean) => `Begin the review, ${isAnswer ? 'answers' : 'oldest'} first`,
  answer: 'Open the question',
  enter: 'Enter',
}
