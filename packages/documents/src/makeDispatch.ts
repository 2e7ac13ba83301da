// Code of files, to be loaded when the first one goes out.
export { makeDispatchFiles } from './makeDocument.ts'
export { makeReminder } from './makeReminder.ts'
