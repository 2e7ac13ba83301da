/** Where the browser keeps how many things were to do last: a number alone. Signing out takes it away. */
export const todoKey = 'waldkerf.todo'
