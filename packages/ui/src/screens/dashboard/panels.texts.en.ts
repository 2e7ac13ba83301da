import { translatedWords as words } from '@waldkerf/domain/words/exactWords'

export const welcomeEn = {
  title: 'Your account has been made',
  lead: 'You are signed in, but not approved yet. The administration takes care of that; there is nothing you need to do.',
  stepsTitle: 'What happens next',
  steps: {
    made: { title: 'Account made', state: 'done' },
    admitted: { title: 'Approval by the administration', state: 'under way' },
    profile: { title: 'Report finds and follow what becomes of them', state: 'after that' },
    expert: { title: `${words.becomeExpert.en}, if you like`, state: 'after that' },
  },
  now: 'Until then you see what is published here. When your account is approved, this page changes by itself within a minute.',
  checkNow: 'Look now',
  checked: (time: string) => `Looked at ${time}: not approved yet.`,
}

export const emptyEn = {
  title: 'No find published yet',
  text: 'Map, species and season appear here with the first one.',
  report: 'Report a find',
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

export const todoEn = {
  title: 'Your tasks',
  loading: 'Loading your tasks',
  nothing: 'Nothing is waiting for you',
  people: (count: number) => (count === 1 ? 'One new user is waiting' : `${count} new users are waiting`),
  requests: (count: number) => (count === 1 ? 'One request for expert mode' : `${count} requests for expert mode`),
  review: (count: number, shown: string, oldest: number) => {
    const waiting = count === 1 ? '1 report is waiting' : `${shown} reports are waiting`
    if (oldest === 0) return count === 1 ? `${waiting}, from today` : `${waiting}, all from today`
    return count === 1 ? `${waiting}, ${days(oldest)} old` : `${waiting}, the oldest for ${days(oldest)}`
  },
  question: (count: number) => (count === 1 ? 'One question for you' : `${count} questions for you`),
  first: (what: string) => `${what} first`,
  others: (names: string, count: number) => `${names} and ${count} more`,
  admit: 'Approve',
  decide: (count: number) => (count === 1 ? 'View request' : 'View requests'),
  begin: 'Start reviewing',
  unanswered: (count: number) => `plus ${count === 1 ? '1 unanswered query' : `${count} unanswered queries`}`,
  answersFirst: (count: number) => (count === 1 ? '1 answer first' : `${count} answers first`),
  answer: 'Open the question',
  overdue: (amount: string) => `${amount} overdue`,
  invoices: (count: number, day: string) => `${count === 1 ? '1 invoice' : `${count} invoices`}, since ${day}`,
  collect: 'Send reminders',
  offers: (count: number) => (count === 1 ? 'Follow up on one offer' : `Follow up on ${count} offers`),
  lapsed: (soon: number, lapsed: number) =>
    [
      soon > 0 && `${soon} ${soon === 1 ? 'runs' : 'run'} out within 14 days`,
      lapsed > 0 && `${lapsed} ${lapsed === 1 ? 'has' : 'have'} lapsed`,
    ]
      .filter(Boolean)
      .join(', '),
  ask: (count: number) => (count === 1 ? 'Open the offer' : 'Follow up'),
  bill: (count: number) => (count === 1 ? 'Create invoice for one offer' : `Create invoices for ${count} offers`),
  toBill: (count: number) => (count === 1 ? 'Invoice the offer' : 'Invoice offers'),
  drafts: (count: number) => (count === 1 ? 'Finalise one invoice' : `Finalise ${count} invoices`),
  toDrafts: (count: number) => (count === 1 ? 'View draft' : 'View drafts'),
  gross: (amount: string) => `${amount} gross`,
  left: (amount: string) => `${amount} gross still to be invoiced`,
  mails: (count: number) => (count === 1 ? 'One mail was not delivered' : `${count} mails were not delivered`),
  refused: (refused: number, waiting: number) =>
    [refused > 0 && `${refused} refused by the mail server`, waiting > 0 && `${waiting} under way for over an hour`]
      .filter(Boolean)
      .join(', '),
  post: (count: number) => (count === 1 ? 'One mail is not going out' : `${count} mails are not going out`),
  postSince: (instant: string) => `the mail server has not accepted them since ${instant}`,
  operation: 'View operation',
  look: (count: number) => (count === 1 ? 'Open the document' : 'Open the first document'),
  report: 'Found something?',
  reportDetail: 'A picture and the place are enough.',
  reportAction: 'Report a find',
  enter: 'Enter',
}

export const findEn = {
  title: (id: number) => `Report ${id}`,
  unknown: 'Unknown species',
  failed: 'The report cannot be loaded',
  missing: 'This report does not exist (any more)',
  loading: 'The report is loading',
}

export const mineEn = {
  title: 'My reports',
  empty: 'You have no reports yet',
  unknown: 'Unknown species',
  emptyText: 'What you report appears here, with its status and the experts’ answer.',
  found: (day: string) => `found on ${day}`,
  reported: (day: string) => `reported on ${day}`,
  answer: 'Answer',
  answered: 'We have your answer. An expert will read it.',
  pictures: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  all: (count: number) => `All ${count} reports`,
}

export const trendEn = {
  span: (year: number, week: number) => `${year} until week ${week}`,
  soFar: (count: string) => (count === '1' ? '1 find' : `${count} finds`),
  more: (percent: number, year: number) => `${percent}% more than in the same period of ${year}`,
  fewer: (percent: number, year: number) => `${percent}% fewer than in the same period of ${year}`,
  same: (year: number) => `about as many as in the same period of ${year}`,
  where: 'in Germany and Austria',
  picture: (year: number) => `Published finds per calendar week, ${year} and ${year - 1}`,
  most: (count: string) => `at most ${count === '1' ? 'one find' : `${count} finds`} in a week`,
}

export const failedEn = { failed: 'Several parts of the page could not be loaded' }
