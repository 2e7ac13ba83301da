/** The day proposed for a new document: today, or the first that its kind still takes. Days are `YYYY-MM-DD`. */
export const proposedDay = (today: string, first = today): string => (first > today ? first : today)
