/** Key of the browser's store for the height that the things to do took last, and nothing else. Signing out removes it. */
export const todoKey = 'waldkerf.todo'
