import { draftStorage } from './browserStorage.ts'
import { createDrafts } from './drafts.ts'

const part = location.pathname.startsWith('/demo/') ? 'template' : 'product'

/** The drafts of the part of the application that this page belongs to. */
export const drafts = createDrafts(draftStorage(), part)
