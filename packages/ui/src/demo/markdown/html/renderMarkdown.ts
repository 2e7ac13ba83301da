import { askWorker } from '@waldkerf/ui/demo/worker/askWorker.ts'

/** In ms; hostile texts as long as may be take a tenth of it. */
const longestRender = 5_000

const createWorker = () => new Worker(new URL('./markdown.worker.ts', import.meta.url), { type: 'module' })

/**
 * Markdown as HTML, made beside the page; sanitise it before it is shown.
 * @returns null where it is more than a page can draw
 * @throws TooSlow, the signal's reason, or an Error where the worker does not start
 */
export const renderMarkdown = (text: string, signal?: AbortSignal): Promise<string | null> =>
  askWorker<string | null>(createWorker, text, { limit: longestRender, ...(signal && { signal }) })
