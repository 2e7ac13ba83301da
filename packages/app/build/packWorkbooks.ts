import type { Plugin } from 'vite'

const packer = '\0waldkerf:pack-workbook'

/**
 * Workbooks are packed where they are made. The library packs anything larger than 160 kB in a worker of its own, started
 * from a blob's address: the page's policy refuses that, and the file would never come. Large ones are made in a worker
 * anyway (`parts/ExportMenu/write`).
 */
export const packWorkbooks = (): Plugin => ({
  name: 'waldkerf:pack-workbooks',
  enforce: 'pre',
  resolveId(source, importer) {
    const isPacker = source.endsWith('/zipToArrayBuffer.js') && importer?.includes('/write-excel-file/')
    return isPacker === true ? packer : undefined
  },
  load: (id) =>
    id === packer
      ? `import { zipSync } from 'fflate'\nexport default async (files) => zipSync(files).buffer\n`
      : undefined,
})
