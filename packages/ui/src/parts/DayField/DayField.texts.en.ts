export const en = {
  calendar: (label: string) => `Choose the ${label.toLowerCase()} in the calendar`,
  noDay: (text: string) => `“${text}” is not a date.`,
  dayHint: 'e.g. 21.11., today, +14',
  dayMissing: 'Please give a date.',
  reasons: {
    before: (number: string, day: string) =>
      number === '' ? `Not before ${day}.` : `${number} is of ${day}: not before this day.`,
    after: (number: string, day: string) =>
      number === '' ? `Not after ${day}.` : `${number} is of ${day}: not after this day.`,
    otherYear: (year: string) => `The number belongs to the year ${year}.`,
    future: (days: number) => `At most ${days} days ahead.`,
  },
  soon: 'This date is in the future.',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
}
