import { answered, browserTable } from '../storage/browserDatabase.ts'

/** Answers that pages without a line begin with, by name. */
const answers = browserTable('waldkerf.answers', 'answers', (opened) => void opened.createObjectStore('answers'))

export const keepAnswer = (name: string, answer: unknown): Promise<void> =>
  answers.write((rows) => rows.put(answer, name))

/** @returns undefined if none is kept */
export const keptAnswer = (name: string): Promise<unknown> => answers.read((rows) => answered(rows.get(name)))

/** Deletes all of them. */
export const forgetAnswers = (): Promise<void> => answers.write((rows) => rows.clear())
