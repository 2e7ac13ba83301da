import type { PartDocs } from './PartDocs.tsx'
import type { PartsReport } from './report/report.ts'

const modules = import.meta.glob<PartDocs>('../../packages/ui/src/{parts,chrome}/*/*.docs.tsx', { import: 'docs' })

/**
 * All that is known of a part.
 * @param title of the stories beside which its page stands: `Parts/Button`, also with more behind it
 * @throws Error where it has no docs: then it should have no page either
 */
export async function loadPart(title: string) {
  const [room = '', name = ''] = title.split('/')
  const part = `${room.toLowerCase()}/${name}`
  const [, load] = Object.entries(modules).find(([path]) => path.endsWith(`/${part}/${name}.docs.tsx`)) ?? []
  const [docs, written] = await Promise.all([load?.(), import('virtual:parts')])
  const report = (written.report as PartsReport)[part]
  if (!docs || !report) throw new Error(`${title} has no docs.`)
  return { docs, report }
}
