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
  overdue: (amount: string) => `${amount} overdue`,
  invoices: (count: number, day: string) => `${count === 1 ? '1 invoice' : `${count} invoices`}, since ${day}`,
  collect: 'View invoices',
  offers: (count: number) => (count === 1 ? 'One offer waits for an answer' : `${count} offers wait for an answer`),
  lapsed: (soon: number, lapsed: number) =>
    [
      soon > 0 && `${soon} ${soon === 1 ? 'runs' : 'run'} out within 14 days`,
      lapsed > 0 && `${lapsed} ${lapsed === 1 ? 'has' : 'have'} lapsed`,
    ]
      .filter(Boolean)
      .join(', '),
  ask: 'View offers',
  mails: (count: number) => (count === 1 ? 'One mail has not arrived' : `${count} mails have not arrived`),
  refused: (refused: number, waiting: number) =>
    [refused > 0 && `${refused} refused by the mail server`, waiting > 0 && `${waiting} under way for over an hour`]
      .filter(Boolean)
      .join(', '),
  look: (count: number) => (count === 1 ? 'Open the document' : 'Open the first document'),
  report: 'Found something?',
  reportDetail: 'A photo and the place are enough.',
  reportAction: 'Report a find',
  enter: 'Enter',
}
