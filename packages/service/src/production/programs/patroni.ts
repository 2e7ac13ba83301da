import { keptFolder, run } from './kept.ts'

/** Patroni with what it needs for etcd, from the Python package index: a folder for PYTHONPATH. */
export function patroniPackages(): Promise<string> {
  const version = '4.1.5'
  return keptFolder(`patroni-${version}`, async (half) => {
    const quiet = ['--quiet', '--disable-pip-version-check', `--target=${half}`]
    const packages = [`patroni[etcd3]==${version}`, 'psycopg2-binary==2.9.13']
    await run('/usr/bin/python3', ['-m', 'pip', 'install', ...quiet, ...packages])
  })
}
