import { errorMessage } from './errors.ts'

/** Runs the work. @throws Error with a message for people, with the failure as its cause */
export async function withMessage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new Error(errorMessage(error), { cause: error })
  }
}
