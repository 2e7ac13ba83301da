import { keptFolder, run } from './kept.ts'

/** Barman and the driver it needs, from the Python package index: a folder for PYTHONPATH. */
export function barmanPackages(): Promise<string> {
  const version = '3.19.1'
  return keptFolder(`barman-${version}`, async (half) => {
    const quiet = ['--quiet', '--disable-pip-version-check', '--no-deps', '--only-binary=:all:', `--target=${half}`]
    // Named one by one: of the driver it asks for the sources, which want a compiler.
    const needed = ['psycopg2-binary==2.9.13', 'python-dateutil==2.9.0.post0', 'six==1.17.0']
    await run('/usr/bin/python3', ['-m', 'pip', 'install', ...quiet, `barman==${version}`, ...needed])
  })
}
