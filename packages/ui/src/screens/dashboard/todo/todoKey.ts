/** Key of the browser's store for the last number of things to do, and nothing else. Signing out removes it. */
export const todoKey = 'waldkerf.todo'
