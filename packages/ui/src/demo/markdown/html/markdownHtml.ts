import MarkdownIt from 'markdown-it'
import { taskBoxes } from './taskBoxes.ts'

/** Longer texts are cut: reading them would take too long. In characters. */
const longest = 200_000

/** HTML in a text stays text; one line end breaks the line, as people who write by hand expect. */
const parser = new MarkdownIt({ html: false, breaks: true, linkify: false, typographer: false }).use(taskBoxes)

/**
 * Markdown (CommonMark with tables, strikethrough and tasks) as HTML. Addresses are as they were written, but for those
 * that run code: sanitise before it is shown. 200,000 hostile characters take half a second, so ask in a worker.
 */
export const markdownHtml = (text: string): string => parser.render(text.slice(0, longest))
