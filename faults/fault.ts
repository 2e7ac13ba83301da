/** The projects of `npm test` that a test file may belong to. */
export type Project = 'unit' | 'service' | 'stories' | 'e2e'

/** One test file, named from the project's root. */
export interface TestFile {
  project: Project
  file: string
}

/** A mistake as a tired colleague makes it: it compiles, lints and reads well, and one test file must fail on it. */
export interface Fault {
  /** Short and unique, in kebab case: the run is asked for it by this name. */
  name: string
  /** The source file, from the project's root, and the text in it that the mistake replaces; it occurs exactly once. */
  file: string
  find: string
  replace: string
  noticedBy: TestFile
}
